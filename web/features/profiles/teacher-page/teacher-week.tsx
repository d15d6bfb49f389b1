/** A teacher's free hours as a still picture. */
import type { Slot } from "#contract/availability.ts";
import { days } from "#contract/vocabulary.ts";
import { formatHour } from "#text/format-hour.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { WeekGrid } from "#web/ui/week-grid.tsx";

export function TeacherWeek({ slots }: { slots: readonly Slot[] }) {
  const { language, t } = useLanguage();
  if (slots.length === 0) return <p className="text-slate">{t("profiles:teacher.weekNone")}</p>;
  return (
    <WeekGrid
      slots={slots}
      days={days.map((day) => ({ day, short: t(`vocabulary:daysShort.${day}`), long: t(`vocabulary:days.${day}`) }))}
      words={{
        label: t("profiles:teacher.week"),
        hour: (hour) => formatHour(language, hour),
        // The picture is of free hours: what the grid calls taken is what is free here.
        free: t("profiles:week.busy"),
        taken: t("profiles:week.free"),
      }}
    />
  );
}
