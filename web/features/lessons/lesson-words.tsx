/** A lesson's state as a coloured badge, and its start and end time. */

import { minute } from "#contract/durations.ts";
import type { LessonState } from "#contract/lesson-states.ts";
import type { Lesson } from "#contract/lessons.ts";
import { toRupees } from "#contract/paise.ts";
import { formatClock, formatMoment } from "#text/format.ts";
import { formatNumber } from "#text/format-number.ts";
import type { Translate } from "#text/keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Badge, type Tone } from "#web/ui/badge.tsx";

export function spanOf(language: string, { startsAt, minutes }: Pick<Lesson, "startsAt" | "minutes">): string {
  const start = new Date(startsAt);
  return `${formatClock(language, start)} – ${formatClock(language, new Date(start.getTime() + minutes * minute))}`;
}

/** The agreed fee, as "₹500 per hour"; null for lessons before fees were stored (R13.5). */
export function priceOf(t: Translate, { price }: Pick<Lesson, "price">): string | null {
  if (price === null) return null;
  if (price.kind === "none" || price.paise === null) return t("lessons:price.none");
  return t(`vocabulary:fee.${price.kind}`, { amount: formatNumber(toRupees(price.paise)) });
}

/** Whether the teacher marked more minutes than planned: the family must confirm that. */
export const exceedsAgreed = ({ taught, minutes }: Pick<Lesson, "taught" | "minutes">) => (taught ?? 0) > minutes;

/** What happens to a marked lesson if the family does not answer. */
export function silenceWords(t: Translate, language: string, lesson: Lesson): string {
  if (exceedsAgreed(lesson)) return t("lessons:confirm.longer", { fixed: lesson.minutes, count: lesson.taught ?? 0 });
  if (lesson.silenceConfirmsAt === null) return t("lessons:confirm.onlyYes");
  return t("lessons:confirm.silence", { when: formatMoment(language, new Date(lesson.silenceConfirmsAt)) });
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
