/** The dates of a weekly series (R13.4): the same local time, across daylight saving changes. */
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import { daysLater, localTimeOf } from "#contract/time-zone.ts";
import { Refusal } from "#server/refusal.ts";
import { endOf, type LessonSpan, minutesOf } from "./refuse-conflicts.ts";

/** `until`: the last local day, inclusive; `zone`: the local time zone. */
export function weeksOf(first: LessonSpan, until: string, zone?: string): LessonSpan[] {
  const weeks: LessonSpan[] = [];
  for (let startsAt = first.startsAt; localTimeOf(startsAt, zone).date <= until; ) {
    weeks.push({ startsAt, endsAt: endOf(startsAt, minutesOf(first)) });
    if (weeks.length > limits.weeks)
      throw new Refusal("validation", { issues: [{ path: "weekly.until", code: "too_big" }] });
    startsAt = daysLater(first.startsAt, weeks.length * 7, zone);
  }
  if (weeks.length === 0) throw new Refusal("validation", { issues: [{ path: "weekly.until", code: "too_small" }] });
  return weeks;
}
