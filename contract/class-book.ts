/** The class book (R13.5): the outcome of each lesson, marked by the teacher, confirmed by the family; and the month's account. */

import type * as z from "zod/mini";
import type { linkedLesson, monthAccount } from "#contract/schemas/class-book.ts";
import { minute } from "./durations.ts";
import { defineEndpoint } from "./endpoint.ts";
import { type LessonOutcome, outcomes } from "./lesson-states.ts";
import type { MemberRole } from "./vocabulary.ts";

const load = async () => (await import("#contract/schemas/class-book.ts")).schemas;

export const markLessonEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/teachers/lessons/{id}/outcome",
  access: "teacher.lessons",
  schemas: async () => (await load()).markLesson,
});

export const confirmLessonEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/students/lessons/{id}/confirm",
  access: "student.lessons",
  schemas: async () => (await load()).confirmLesson,
});

export const objectToLessonEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/students/lessons/{id}/object",
  access: "student.lessons",
  schemas: async () => (await load()).objectToLesson,
});

/** The page that the mail leads to; it takes the form by POST when there is no script. */
export const lessonPath = "/lesson";

export const answerLessonByLinkEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/public/lesson",
  access: "anyone",
  schemas: async () => (await load()).answerLessonByLink,
});

export type LinkedLesson = z.output<typeof linkedLesson>;

export const readLessonByLinkEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/public/lesson",
  access: "anyone",
  schemas: async () => (await load()).readLessonByLink,
});

/** The plain data of a mail's link. */
export type LessonWords = { id: string; startsAt: Date; outcome: LessonOutcome; taught: number; paise: number };

/** The plain part, before the signature. */
export const writeLessonWords = ({ id, startsAt, outcome, taught, paise }: LessonWords) =>
  [id, Math.floor(startsAt.getTime() / minute), outcomes.indexOf(outcome), taught, paise].join(".");

/** Parsed without checking the signature; null when it is not such a link. */
export function readLessonToken(token: string): LessonWords | null {
  const [, id, begins, index, taught, paise] =
    /^([0-9a-f-]{36})\.(\d{8})\.(\d)\.(\d{1,3})\.(\d{1,9})\.[\w-]{43}$/.exec(token) ?? [];
  const outcome = outcomes[Number(index)];
  if (id === undefined || outcome === undefined) return null;
  return { id, startsAt: new Date(Number(begins) * minute), outcome, taught: Number(taught), paise: Number(paise) };
}

export type MonthAccount = z.output<typeof monthAccount>;

/* @__NO_SIDE_EFFECTS__ */
function monthCallsOf<const Role extends MemberRole>(role: Role) {
  const base = `/api/${role}s/relations/{id}/months/{month}` as const;
  const access = `${role}.lessons` as const;
  return {
    read: defineEndpoint({
      method: "GET",
      path: base,
      access,
      schemas: async () => (await load()).month.read,
    }),
    table: defineEndpoint({
      method: "GET",
      path: `${base}.csv`,
      access,
      sends: { mediaTypes: ["text/csv"] },
      schemas: async () => (await load()).month.table,
    }),
    paid: defineEndpoint({
      method: "POST",
      path: `${base}/paid`,
      access,
      schemas: async () => (await load()).month.paid,
    }),
  };
}

export const monthCalls = { student: monthCallsOf("student"), teacher: monthCallsOf("teacher") };
