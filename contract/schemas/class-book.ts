/** What the calls of contract/class-book.ts take and answer. */
import * as z from "zod/mini";
import { lessons as limits } from "#contract/learning-limits.ts";
import { outcomes } from "#contract/lesson-states.ts";
import { lesson } from "./lessons.ts";
import { longText } from "./profile-fields.ts";

const byId = z.object({ id: z.uuid() });
const words = z.optional(longText(limits.words));
const objection = z.string("required").check(z.trim(), z.minLength(1, "required"), z.maxLength(limits.words));

const token = z.string().check(z.maxLength(limits.token));

/** What the page of that link shows: from the lesson, never from the address alone. */
export const linkedLesson = z.object({
  startsAt: z.iso.datetime(),
  outcome: z.enum(outcomes),
  minutes: z.int(),
  paise: z.int(),
  /** Minutes that were fixed, where more are marked: then silence confirms nothing. */
  exceeds: z.nullable(z.int()),
});

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

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;
const ofMonth = z.object({ id: z.uuid(), month: z.string().check(z.regex(monthPattern, "invalid")) });

export const schemas = {
  markLesson: {
    params: byId,
    body: z.object({
      outcome: z.enum(outcomes, "required"),
      /** That count: the lesson's own when it was held, none otherwise. More than were fixed need the family's yes. */
      minutes: z.optional(z.int("invalid").check(z.minimum(0, "invalid"), z.maximum(limits.longest, "too_big"))),
      topic: words,
      homework: words,
    }),
    answer: lesson,
  },
  confirmLesson: {
    params: byId,
    answer: lesson,
  },
  objectToLesson: {
    params: byId,
    body: z.object({ reason: objection }),
    answer: lesson,
  },
  answerLessonByLink: {
    body: z.object({ token, reason: z.optional(objection) }),
    answer: z.object({ state: z.enum(["objected", "confirmed"]) }),
  },
  readLessonByLink: {
    query: z.object({ token }),
    answer: linkedLesson,
  },
  month: {
    read: {
      params: ofMonth,
      answer: monthAccount,
    },
    table: {
      params: ofMonth,
    },
    paid: {
      params: ofMonth,
      answer: monthAccount,
    },
  },
};
