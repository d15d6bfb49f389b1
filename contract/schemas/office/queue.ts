/** What the calls of contract/office/queue.ts take and answer. */
import * as z from "zod/mini";
import { queueKinds, queueStates } from "#contract/office/states.ts";
import { paging } from "#contract/schemas/query-values.ts";
import { byId, officer, personShown } from "./office-fields.ts";

export const queueItem = z.object({
  id: z.uuid(),
  kind: z.enum(queueKinds),
  /** Of the document, report, claim, letter or appeal; of kind `review` the report that doubts it. */
  subjectId: z.uuid(),
  /** A code (type of the document, reason of the report, kind of the claim, act appealed against) or the letter's subject. */
  label: z.nullable(z.string()),
  /** Whom it is about, or who wrote; null when nobody with an account. */
  person: z.nullable(personShown),
  /** Higher comes first. */
  priority: z.int(),
  waitingSince: z.iso.datetime(),
  /** Seconds that somebody has waited, until it was done. */
  age: z.int(),
  claimedBy: z.nullable(officer),
  claimedUntil: z.nullable(z.iso.datetime()),
  doneAt: z.nullable(z.iso.datetime()),
});

export const queueLength = z.object({
  kind: z.enum(queueKinds),
  waiting: z.int(),
  /** Of the one that waits longest. */
  oldestSince: z.nullable(z.iso.datetime()),
});

export const schemas = {
  listQueue: {
    query: z.object({
      kind: z.optional(z.enum(queueKinds)),
      state: z._default(z.enum(queueStates), "open"),
      ...paging,
    }),
    answer: z.array(queueItem),
  },
  queueLengths: {
    answer: z.array(queueLength),
  },
  claimQueueItem: {
    params: byId,
    answer: queueItem,
  },
  releaseQueueItem: {
    params: byId,
    answer: queueItem,
  },
};
