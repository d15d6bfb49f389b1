/** Several of a few codes, each a chip to tick. */
import type { ReactNode } from "react";
import { days } from "#contract/vocabulary.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { ChipToggle } from "#web/ui/chip-toggle.tsx";

type ChipFilterProps<Code extends string> = {
  name: string;
  legend: ReactNode;
  codes: readonly Code[];
  chosen: readonly string[];
  labelOf: (code: Code) => ReactNode;
};

export function ChipFilter<Code extends string>({ name, legend, codes, chosen, labelOf }: ChipFilterProps<Code>) {
  return (
    <fieldset className="chip-filter">
      <legend className="field-label">{legend}</legend>
      <div>
        {codes.map((code) => (
          <ChipToggle key={code} name={name} value={code} defaultChecked={chosen.includes(code)}>
            {labelOf(code)}
          </ChipToggle>
        ))}
      </div>
    </fieldset>
  );
}

/** Short to see and long for screen readers; in Urdu days have only one form. */
export const shortened = (short: string, long: string) => (short === long ? short : <abbr title={long}>{short}</abbr>);

export function DayFilter({ legend, chosen }: { legend: string; chosen: readonly string[] }) {
  const { t } = useLanguage();
  return (
    <ChipFilter
      name="days"
      legend={legend}
      codes={days}
      chosen={chosen}
      labelOf={(day) => shortened(t(`vocabulary:daysShort.${day}`), t(`vocabulary:days.${day}`))}
    />
  );
}
