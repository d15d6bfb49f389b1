/** The class book (R13.5): what became of each lesson, said by the teacher, confirmed by the family; and the account of a month. */

import * as z from "zod/mini";
import { minute } from "./durations.ts";
import { defineEndpoint } from "./endpoint.ts";
import { lessons as limits } from "./learning-limits.ts";
import { type Outcome, outcomes } from "./lesson-states.ts";
import { lesson } from "./lessons.ts";
import { longText } from "./profile-fields.ts";
import type { MemberRole } from "./vocabulary.ts";

const byId = z.object({ id: z.uuid() });
const words = z.optional(longText(limits.words));
const objection = z.string("required").check(z.trim(), z.minLength(1, "required"), z.maxLength(limits.words));

export const markLesson = defineEndpoint({
  method: "POST",
  path: "/api/teachers/lessons/{id}/outcome",
  access: "teacher.lessons",
  summary: "What became of a lesson that has begun; again, some times a day, until the family has confirmed it",
  params: byId,
  body: z.object({
    outcome: z.enum(outcomes, "required"),
    /** That count: the lesson's own when it was held, none otherwise. More than were fixed need the family's yes. */
    minutes: z.optional(z.int("invalid").check(z.minimum(0, "invalid"), z.maximum(limits.longest, "too_big"))),
    topic: words,
    homework: words,
  }),
  answer: lesson,
});

export const confirmLesson = defineEndpoint({
  method: "POST",
  path: "/api/students/lessons/{id}/confirm",
  access: "student.lessons",
  summary: "It was as the teacher says; also takes an objection back",
  params: byId,
  answer: lesson,
});

export const objectToLesson = defineEndpoint({
  method: "POST",
  path: "/api/students/lessons/{id}/object",
  access: "student.lessons",
  summary: "It was not so; the line is left out of the month until both agree",
  params: byId,
  body: z.object({ reason: objection }),
  answer: lesson,
});

/** Of the page that the mail leads to; it takes the form by POST where there is no script. */
export const lessonPath = "/lesson";

const token = z.string().check(z.maxLength(limits.token));

export const answerLessonByLink = defineEndpoint({
  method: "POST",
  path: "/api/public/lesson",
  access: "anyone",
  summary:
    "Confirm, or object with a reason, by the signed link of a mail; 404 when it is not ours, 409 when it is decided",
  body: z.object({ token, reason: z.optional(objection) }),
  answer: z.object({ state: z.enum(["objected", "confirmed"]) }),
});

/** What the page of that link shows: from the lesson, never from the address alone. */
const linkedLesson = z.object({
  startsAt: z.iso.datetime(),
  outcome: z.enum(outcomes),
  minutes: z.int(),
  paise: z.int(),
  /** Minutes that were fixed, where more are marked: then silence confirms nothing. */
  exceeds: z.nullable(z.int()),
});
export type LinkedLesson = z.output<typeof linkedLesson>;

export const readLessonByLink = defineEndpoint({
  method: "GET",
  path: "/api/public/lesson",
  access: "anyone",
  summary:
    "What the signed link of a mail asks about; 404 when it is not ours, or the teacher said something else since",
  query: z.object({ token }),
  answer: linkedLesson,
});

/** What the link of a mail says in clear. */
export type LessonWords = { id: string; startsAt: Date; outcome: Outcome; taught: number; paise: number };

/** In clear, before the signature. */
export const writeLessonWords = ({ id, startsAt, outcome, taught, paise }: LessonWords) =>
  [id, Math.floor(startsAt.getTime() / minute), outcomes.indexOf(outcome), taught, paise].join(".");

/** Read without knowing whether it is ours; null when it does not look like a link of ours. */
export function readLessonToken(token: string): LessonWords | null {
  const [, id, begins, index, taught, paise] =
    /^([0-9a-f-]{36})\.(\d{8})\.(\d)\.(\d{1,3})\.(\d{1,9})\.[\w-]{43}$/.exec(token) ?? [];
  const outcome = outcomes[Number(index)];
  if (id === undefined || outcome === undefined) return null;
  return { id, startsAt: new Date(Number(begins) * minute), outcome, taught: Number(taught), paise: Number(paise) };
}

const line = z.object({
  lessonId: z.uuid(),
  startsAt: z.iso.datetime(),
  outcome: z.enum(outcomes),
  minutes: z.int(),
  /** How long it was fixed for. */
  fixedMinutes: z.int(),
  paise: z.int(),
  topic: z.nullable(z.string()),
  homework: z.nullable(z.string()),
  learners: lesson.shape.learners,
  /** Confirmed ones are counted; marked ones wait, objected ones are held back until both agree. */
  state: z.enum(["marked", "objected", "confirmed"]),
});

export const monthAccount = z.object({
  relationId: z.uuid(),
  month: z.string(),
  /** The other side, in the language of the caller. */
  who: z.string(),
  lines: z.array(line),
  /** Of confirmed lines. */
  minutes: z.int(),
  /** Paise: of the confirmed lines, and of the month where the teacher asks by the month. */
  fee: z.int(),
  byTheMonth: z.boolean(),
  /** How much each side said was paid; open is what not both said. */
  paidBy: z.object({ student: z.int(), teacher: z.int() }),
  open: z.int(),
  /** For the family, in an active relation. */
  pay: z.nullable(z.object({ upiAddress: z.string(), payee: z.string(), reference: z.string() })),
});
export type MonthAccount = z.output<typeof monthAccount>;

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;
const ofMonth = z.object({ id: z.uuid(), month: z.string().check(z.regex(monthPattern, "invalid")) });

function monthCallsOf<const Role extends MemberRole>(role: Role) {
  const base = `/api/${role}s/relations/{id}/months/{month}` as const;
  const access = `${role}.lessons` as const;
  return {
    read: defineEndpoint({
      method: "GET",
      path: base,
      access,
      summary: "The account of a month: lessons, hours, fee, what is paid and what is open",
      params: ofMonth,
      answer: monthAccount,
    }),
    table: defineEndpoint({
      method: "GET",
      path: `${base}.csv`,
      access,
      summary: "The same as a table (RFC 4180)",
      params: ofMonth,
      sends: { mediaTypes: ["text/csv"] },
    }),
    paid: defineEndpoint({
      method: "POST",
      path: `${base}/paid`,
      access,
      summary: "Says that what the month costs is paid, or has come; no money passes through us",
      params: ofMonth,
      answer: monthAccount,
    }),
  };
}

export const monthCalls = { student: monthCallsOf("student"), teacher: monthCallsOf("teacher") };
