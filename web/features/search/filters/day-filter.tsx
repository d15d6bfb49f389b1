/** Days of the week as chips, short to see and long to hear. */
import { days } from "#contract/vocabulary.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { ChipFilter } from "./chip-filter.tsx";

export function DayFilter({ legend, chosen }: { legend: string; chosen: readonly string[] }) {
  const { t } = useLanguage();
  return (
    <ChipFilter
      name="days"
      legend={legend}
      codes={days}
      chosen={chosen}
      labelOf={(day) => <abbr title={t(`vocabulary:days.${day}`)}>{t(`vocabulary:daysShort.${day}`)}</abbr>}
    />
  );
}
