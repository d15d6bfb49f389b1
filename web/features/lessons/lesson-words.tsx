/** How a lesson stands, in a word and a colour, and its time from when to when. */

import type { LessonState } from "#contract/lesson-states.ts";
import type { Lesson } from "#contract/lessons.ts";
import { formatClock } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Badge, type Tone } from "#web/ui/badge.tsx";

const minute = 60_000;

export function spanOf(language: string, { startsAt, minutes }: Pick<Lesson, "startsAt" | "minutes">): string {
  const start = new Date(startsAt);
  return `${formatClock(language, start)} – ${formatClock(language, new Date(start.getTime() + minutes * minute))}`;
}

/** "Mon, 16 Nov". */
export function formatWeekday(language: string, date: string): string {
  const format = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}

const tones: Record<LessonState, Tone> = {
  proposed: "marigold",
  declined: "plain",
  lapsed: "plain",
  fixed: "leaf",
  cancelled: "plain",
  marked: "marigold",
  objected: "brick",
  confirmed: "leaf",
};

export function LessonBadge({ lesson }: { lesson: Pick<Lesson, "state" | "outcome"> }) {
  const { t } = useLanguage();
  const { state, outcome } = lesson;
  return (
    <Badge tone={tones[state]}>
      {t(`lessons:states.${state}`)}
      {outcome !== null && ` · ${t(`lessons:outcomes.${outcome}`)}`}
    </Badge>
  );
}
