/** Shared parts of the cards of teachers and students. */
import type { OpenRelation } from "#contract/schemas/open-relation.ts";
import { type Day, days } from "#contract/vocabulary.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Badge } from "#web/ui/badge.tsx";

/** Where a teacher's card is shown. */
export const cardId = ({ id }: { id: string }) => `teacher-${id}`;

type DayRowProps = { label: string; free: readonly Day[]; shared: readonly Day[] };

/** A week at a glance: the free days, and among them those both sides share. */
export function DayRow({ label, free, shared }: DayRowProps) {
  const { t } = useLanguage();
  const lookOf = (day: Day) => (shared.includes(day) ? "day-shared" : free.includes(day) ? "day-free" : undefined);
  return (
    <ul className="teacher-card-days" aria-label={label}>
      {days.map((day) => (
        <li key={day} className={lookOf(day)} aria-hidden={!free.includes(day) || undefined}>
          {t(`vocabulary:daysShort.${day}`)}
        </li>
      ))}
    </ul>
  );
}

/** The existing relation between the reader and the person on a card. */
export function RelationBadge({ status }: { status: OpenRelation }) {
  const { t } = useLanguage();
  if (status === null) return null;
  return status === "active" ? (
    <Badge tone="leaf">{t("vocabulary:relationStatuses.accepted")}</Badge>
  ) : (
    <Badge tone="marigold">{t("vocabulary:relationStatuses.pending")}</Badge>
  );
}
