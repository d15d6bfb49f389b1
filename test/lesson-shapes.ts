/** For tests of screens: lessons, relations and months as in answers of the API. */
import type { MonthAccount } from "#contract/class-book.ts";
import type { Lesson } from "#contract/lessons.ts";
import type { StudentRelation } from "#contract/relations.ts";

export const relationId = "0197a000-0000-7000-8000-0000000000b1";
export const lessonId = "0197a000-0000-7000-8000-0000000000c1";
export const shapeLearner = (name: string, nth = 1): StudentRelation["learners"][number] => ({
  ...{ id: `0197a000-0000-7000-8000-0000000000d${nth}`, name, grade: "8", subjects: [], preferredDays: [] },
});

/** Planned, an hour long, proposed by the teacher, without notes. */
export function shapeLesson(given: Partial<Lesson> = {}): Lesson {
  const startsAt = given.startsAt ?? "2026-11-18T11:30:00.000Z";
  return {
    id: lessonId,
    relationId,
    seriesId: null,
    state: "fixed",
    proposedBy: "teacher",
    startsAt,
    minutes: 60,
    times: given.state === "proposed" ? [{ startsAt, minutes: 60 }] : [],
    weeklyUntil: null,
    mode: "student_home",
    note: null,
    makesUpFor: null,
    makesUpForAt: null,
    madeUpAt: null,
    canBeMadeUp: false,
    learners: [],
    who: "Meera Nair",
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: null,
    outcome: null,
    taught: null,
    paise: null,
    topic: null,
    homework: null,
    objection: null,
    markedAt: null,
    price: { kind: "hourly", paise: 50_000 },
    silenceConfirmsAt: null,
    ...given,
  };
}

type Line = MonthAccount["lines"][number];

export const shapeLine = (given: Partial<Line> = {}): Line => ({
  lessonId,
  startsAt: "2026-11-02T11:30:00.000Z",
  outcome: "held",
  minutes: 60,
  fixedMinutes: 60,
  paise: 50_000,
  topic: null,
  homework: null,
  learners: [],
  state: "confirmed",
  ...given,
});

/** One confirmed lesson of 500 rupees, unpaid. */
export const shapeMonth = (given: Partial<MonthAccount> = {}): MonthAccount => ({
  relationId,
  month: "2026-11",
  who: "Meera Nair",
  lines: [shapeLine()],
  minutes: 60,
  fee: 50_000,
  byTheMonth: false,
  paidBy: { student: 0, teacher: 0 },
  open: 50_000,
  pay: null,
  ...given,
});

/** As the teacher sees an active one. */
export const shapeRelation = (learners: StudentRelation["learners"] = []): StudentRelation => ({
  id: relationId,
  status: "accepted",
  askedBy: "student",
  message: null,
  teacherResponse: null,
  requestDate: "2026-10-01T10:00:00.000Z",
  expiresAt: "2026-10-15T10:00:00.000Z",
  answeredAt: "2026-10-02T10:00:00.000Z",
  activeSince: "2026-10-02T10:00:00.000Z",
  endedAt: null,
  claimOpen: false,
  learners,
  student: {
    ...{ id: "0197a000-0000-7000-8000-0000000000e1", initial: "Z", name: "Zoya Khan", photo: null, grade: "8" },
    ...{ subjects: [], preferredDays: [], area: null, areaName: null, bio: null, phone: null, email: null },
  },
});
