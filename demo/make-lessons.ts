/** Lessons of the demo's own student and teacher (R13.4, R13.5): some past weeks, one to confirm, one proposed, some upcoming. */

import { hour } from "#contract/durations.ts";
import { toPaise } from "#contract/paise.ts";
import { dateAfter, localTimeOf, momentAt, monthOf } from "#contract/time-zone.ts";
import type { classBook, lessons, lessonTimes } from "#server/db/schema/lessons.ts";
import { demoId } from "./demo-id.ts";
import type { Story } from "./make-relations.ts";

type LessonRow = typeof lessons.$inferInsert;
export type DemoLessons = {
  lessons: LessonRow[];
  times: (typeof lessonTimes.$inferInsert)[];
  book: (typeof classBook.$inferInsert)[];
};

const topics = ["Fractions", "Linear equations", "Light and mirrors", "Reading aloud", "Revision"];
/** Weeks back and ahead of this one. */
const [weeksBack, weeksAhead] = [5, 3];

/** `hourly`: the teacher's fee, in rupees. Only for the given pairs; each pair has its own hour of the week. */
export function makeLessons(
  stories: readonly Story[],
  now: Date,
  people: readonly string[],
  hourly: (teacherId: string) => number,
): DemoLessons {
  const active = stories.filter(
    ({ relation: { status, studentId, teacherId } }) =>
      status === "accepted" && (people.includes(studentId) || people.includes(teacherId)),
  );
  const made: DemoLessons = { lessons: [], times: [], book: [] };
  active.forEach(({ relation }, pair) => {
    const { id: relationId = "", studentId, teacherId, activatedAt } = relation;
    const paise = toPaise(hourly(teacherId));
    const price = { priceKind: "hourly", pricePaise: paise } as const;
    const shared = { relationId, studentId, teacherId, proposedBy: "teacher", mode: "student_home", ...price } as const;
    for (let week = -weeksBack; week <= weeksAhead; week++) {
      const startsAt = weekly(now, pair, week);
      if (activatedAt && startsAt < activatedAt) continue;
      const id = demoId("lesson", pair * 100 + week + weeksBack);
      const span = { startsAt, endsAt: new Date(startsAt.getTime() + hour) };
      const settledAt = activatedAt ?? now;
      if (startsAt > now) {
        made.lessons.push({ ...shared, ...span, id, state: "fixed", settledAt });
        continue;
      }
      const topic = topics[(week + weeksBack) % topics.length] ?? null;
      const state = week >= -1 ? "marked" : "confirmed";
      const said = { outcome: "held", taught: 60, paise } as const;
      const markedAt = new Date(Math.min(span.endsAt.getTime(), now.getTime()));
      made.lessons.push({ ...shared, ...span, ...said, id, state, settledAt, topic, markedAt, mailedAt: markedAt });
      const attested = { outcome: "held", minutes: 60, paise, attestedBy: "student" } as const;
      if (state === "confirmed")
        made.book.push({
          ...attested,
          id: demoId("book", pair * 100 + week + weeksBack),
          lessonId: id,
          relationId,
          month: monthOf(startsAt),
        });
    }
    const [first, second] = [weekly(now, pair + 50, 1), weekly(now, pair + 51, 1)];
    if (pair > 0) return;
    const id = demoId("lesson", 99);
    const endOf = (startsAt: Date) => new Date(startsAt.getTime() + hour);
    made.lessons.push({ ...shared, id, state: "proposed", startsAt: first, endsAt: endOf(first) });
    for (const startsAt of [first, second]) made.times.push({ lessonId: id, startsAt, endsAt: endOf(startsAt) });
  });
  return made;
}

/** Local time, from eight in the morning on. */
function weekly(now: Date, pair: number, week: number): Date {
  const date = dateAfter(localTimeOf(now).date, week * 7 + (pair % 6));
  return momentAt({ date, time: `${String(8 + (Math.floor(pair / 6) % 12)).padStart(2, "0")}:00` });
}
