/** Schemas of contract/lessons.ts. */
import * as z from "zod/mini";
import { minute } from "#contract/durations.ts";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import { lessonStates, outcomes, priceKinds, scopes } from "#contract/lesson-states.ts";
import { memberRoles, modes } from "#contract/vocabulary.ts";
import { learnerIds, shownLearner } from "./learners.ts";
import { longText } from "./profile-fields.ts";
import { queryWholeBetween } from "./query-values.ts";

const minutes = z
  .int("invalid")
  .check(z.minimum(limits.shortest, "too_small"), z.maximum(limits.longest, "too_big"), z.multipleOf(5, "invalid"));
/** Of a whole minute, as clocks show it. */
const moment = z.iso
  .datetime({ offset: true, error: "required" })
  .check(z.refine((text) => Date.parse(text) % minute === 0, "invalid"));

export const lessonTime = z.object({ startsAt: z.iso.datetime(), minutes: z.int() });

export const lesson = z.object({
  id: z.uuid(),
  relationId: z.uuid(),
  /** Of a weekly series: the same for all of them. */
  seriesId: z.nullable(z.uuid()),
  state: z.enum(lessonStates),
  proposedBy: z.enum(memberRoles),
  /** Of a proposal the first of its times. */
  ...lessonTime.shape,
  /** Of a proposal: the times to pick from. */
  times: z.array(lessonTime),
  weeklyUntil: z.nullable(z.iso.date()),
  mode: z.enum(modes),
  note: z.nullable(z.string()),
  /** The agreed price: paise an hour or a month; null for lessons from before prices were stored. */
  price: z.nullable(z.object({ kind: z.enum(priceKinds), paise: z.nullable(z.int()) })),
  makesUpFor: z.nullable(z.uuid()),
  /** When the replaced lesson was; and when its replacement is, held or proposed. */
  makesUpForAt: z.nullable(z.iso.datetime()),
  madeUpAt: z.nullable(z.iso.datetime()),
  /** It was missed, has no replacement, and the relation is active. */
  canBeMadeUp: z.boolean(),
  /** For whom (R13.8), in a family with more than one learner; named for the family, and for the teacher while the relation is active. */
  learners: z.array(z.pick(shownLearner, { id: true, name: true, grade: true })),
  /** The other side, in the language of the caller. */
  who: z.string(),
  cancelledAt: z.nullable(z.iso.datetime()),
  /** Null also when the relation is not active. */
  cancelledBy: z.nullable(z.enum(memberRoles)),
  cancelReason: z.nullable(z.string()),
  outcome: z.nullable(z.enum(outcomes)),
  /** Counted minutes, and their price in paise. */
  taught: z.nullable(z.int()),
  paise: z.nullable(z.int()),
  topic: z.nullable(z.string()),
  homework: z.nullable(z.string()),
  objection: z.nullable(z.string()),
  markedAt: z.nullable(z.iso.datetime()),
  /** When the teacher's mark counts as confirmed without an answer; null: only the family can confirm it. */
  silenceConfirmsAt: z.nullable(z.iso.datetime()),
});

const byId = z.object({ id: z.uuid() });
const words = z.optional(longText(limits.words));

export const proposal = z.object({
  times: z
    .array(z.object({ startsAt: moment, minutes }))
    .check(z.minLength(1, "required"), z.maxLength(limits.times, "too_many")),
  mode: z.enum(modes, "required"),
  /** The local day until which it repeats weekly. */
  weekly: z.optional(z.object({ until: z.iso.date("required") })),
  note: words,
  /** A lesson of the two that was cancelled or missed. */
  makesUpFor: z.optional(z.uuid()),
  /** Some of the relation's learners; default all. */
  learnerIds: z.optional(learnerIds),
});

const scope = z._default(z.enum(scopes, "invalid"), "this");

const span = z.object({ from: z.optional(moment), to: z.optional(moment) });

const address = z.object({ path: z.string() });

export const schemas = {
  lessons: {
    propose: {
      summary:
        "Propose up to three times for a lesson, or for one every week; 409 lesson_conflict lists what stands there",
      params: byId,
      body: proposal,
      answer: lesson,
    },
    suggest: {
      summary:
        "Times of the coming two weeks that both seem to have free: the teacher's hours, the student's days first",
      params: byId,
      query: z.object({ minutes: queryWholeBetween(limits.shortest, limits.longest) }),
      answer: z.array(lessonTime),
    },
    list: {
      summary: "The lessons between two moments, and every proposal that waits; in their order",
      query: span,
      answer: z.array(lesson),
    },
    pick: {
      summary: "Take one of the proposed times; a weekly one is fixed for all its weeks or none",
      params: byId,
      body: z.object({ startsAt: moment }),
      answer: lesson,
    },
    decline: {
      summary: "None of the proposed times",
      params: byId,
      answer: lesson,
    },
    move: {
      summary: "Another time, for this lesson, for it and the following, or for all that are to come of its series",
      params: byId,
      body: z.object({ startsAt: moment, scope }),
      answer: lesson,
    },
    cancel: {
      summary:
        "Call off this lesson, it and the following, or all that are to come of its series; or take a proposal back",
      params: byId,
      body: z.object({ reason: words, scope }),
      answer: lesson,
    },
    file: {
      summary: "One lesson for a calendar",
      params: byId,
    },
  },
  readCalendarAddress: {
    summary: "The secret address of the own calendar, for phones and computers that follow it",
    answer: address,
  },
  renewCalendarAddress: {
    summary: "Another secret address; the one before it is dead",
    answer: address,
  },
  calendarFeed: {
    summary: "The lessons of whoever knows the secret address (RFC 5545); no child's name and no address stands in it",
    params: z.object({ secret: z.string().check(z.maxLength(limits.token)) }),
  },
};
