/** A week at a glance: the days that are free, and among them those both sides share. */
import { type Day, days } from "#contract/vocabulary.ts";
import { useLanguage } from "#web/i18n/language.tsx";

type DayRowProps = { label: string; free: readonly Day[]; shared: readonly Day[] };

export function DayRow({ label, free, shared }: DayRowProps) {
  const { t } = useLanguage();
  const lookOf = (day: Day) => (shared.includes(day) ? "day-shared" : free.includes(day) ? "day-free" : "day-busy");
  return (
    <ul className="teacher-card-days" aria-label={label}>
      {days.map((day) => (
        <li key={day} className={lookOf(day)} aria-hidden={!free.includes(day)}>
          {t(`vocabulary:daysShort.${day}`)}
        </li>
      ))}
    </ul>
  );
}
