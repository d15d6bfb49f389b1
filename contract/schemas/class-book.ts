/** Schemas of contract/class-book.ts. */
import * as z from "zod/mini";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import { outcomes } from "#contract/lesson-states.ts";
import { lesson } from "./lessons.ts";
import { longText } from "./profile-fields.ts";

const byId = z.object({ id: z.uuid() });
const words = z.optional(longText(limits.words));
const objection = z.string("required").check(z.trim(), z.minLength(1, "required"), z.maxLength(limits.words));

const token = z.string().check(z.maxLength(limits.token));

/** The page of that link: read from the lesson, never from the address alone. */
export const linkedLesson = z.object({
  startsAt: z.iso.datetime(),
  outcome: z.enum(outcomes),
  minutes: z.int(),
  paise: z.int(),
  /** Planned minutes, when more are marked: then silence confirms nothing. */
  exceeds: z.nullable(z.int()),
});

const line = z.object({
  lessonId: z.uuid(),
  startsAt: z.iso.datetime(),
  outcome: z.enum(outcomes),
  minutes: z.int(),
  /** Its planned length. */
  fixedMinutes: z.int(),
  paise: z.int(),
  topic: z.nullable(z.string()),
  homework: z.nullable(z.string()),
  learners: lesson.shape.learners,
  /** Confirmed lines are summed; marked ones wait, objected ones are excluded until both agree. */
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
  /** Paise: of the confirmed lines, and of the month where the teacher charges by the month. */
  fee: z.int(),
  byTheMonth: z.boolean(),
  /** What each side said was paid; what only one said is open. */
  paidBy: z.object({ student: z.int(), teacher: z.int() }),
  open: z.int(),
  /** For the family, in an active relation. */
  pay: z.nullable(z.object({ upiAddress: z.string(), payee: z.string(), reference: z.string() })),
});

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;
const ofMonth = z.object({ id: z.uuid(), month: z.string().check(z.regex(monthPattern, "invalid")) });

export const schemas = {
  markLesson: {
    summary: "What became of a lesson that has begun; again, some times a day, until the family has confirmed it",
    params: byId,
    body: z.object({
      outcome: z.enum(outcomes, "required"),
      /** Counted minutes: the lesson's own when it was held, none otherwise. More than planned need the family's consent. */
      minutes: z.optional(z.int("invalid").check(z.minimum(0, "invalid"), z.maximum(limits.longest, "too_big"))),
      topic: words,
      homework: words,
    }),
    answer: lesson,
  },
  confirmLesson: {
    summary: "It was as the teacher says; also takes an objection back",
    params: byId,
    answer: lesson,
  },
  objectToLesson: {
    summary: "It was not so; the line is left out of the month until both agree",
    params: byId,
    body: z.object({ reason: objection }),
    answer: lesson,
  },
  answerLessonByLink: {
    summary:
      "Confirm, or object with a reason, by the signed link of a mail; 404 when it is not ours, 409 when it is decided",
    body: z.object({ token, reason: z.optional(objection) }),
    answer: z.object({ state: z.enum(["objected", "confirmed"]) }),
  },
  readLessonByLink: {
    summary:
      "What the signed link of a mail asks about; 404 when it is not ours, or the teacher said something else since",
    query: z.object({ token }),
    answer: linkedLesson,
  },
  month: {
    read: {
      summary: "The account of a month: lessons, hours, fee, what is paid and what is open",
      params: ofMonth,
      answer: monthAccount,
    },
    table: {
      summary: "The same as a table (RFC 4180)",
      params: ofMonth,
    },
    paid: {
      summary: "Says that what the month costs is paid, or has come; no money passes through us",
      params: ofMonth,
      answer: monthAccount,
    },
  },
};
