/** Schemas of contract/office/queue.ts. */
import * as z from "zod/mini";
import { queueKinds, queueStates } from "#contract/office/states.ts";
import { paging } from "#contract/schemas/query-values.ts";
import { byId, officer, personShown } from "./office-fields.ts";

export const queueItem = z.object({
  id: z.uuid(),
  kind: z.enum(queueKinds),
  /** Of the document, report, claim, contact message or appeal; of kind `review` the report that doubts it. */
  subjectId: z.uuid(),
  /** A code (type of the document, reason of the report, kind of the claim, act appealed against) or the message's subject. */
  label: z.nullable(z.string()),
  /** The person concerned, or the sender; null without an account. */
  person: z.nullable(personShown),
  /** Higher comes first. */
  priority: z.int(),
  waitingSince: z.iso.datetime(),
  /** Seconds of waiting, until it was closed. */
  age: z.int(),
  claimedBy: z.nullable(officer),
  claimedUntil: z.nullable(z.iso.datetime()),
  doneAt: z.nullable(z.iso.datetime()),
});

export const queueLength = z.object({
  kind: z.enum(queueKinds),
  waiting: z.int(),
  /** Of the longest waiting. */
  oldestSince: z.nullable(z.iso.datetime()),
});

export const schemas = {
  listQueue: {
    summary:
      "What waits for a judgement, of the kinds that the caller may read, the most urgent first; `mine`: what the caller has claimed; `done`: newest first",
    query: z.object({
      kind: z.optional(z.enum(queueKinds)),
      state: z._default(z.enum(queueStates), "open"),
      ...paging,
    }),
    answer: z.array(queueItem),
  },
  queueLengths: {
    summary: "How many of each kind wait, and since when the oldest does",
    answer: z.array(queueLength),
  },
  claimQueueItem: {
    summary: "Takes an item for ten minutes, or for ten more; 409 `already_claimed` with who has it until when",
    params: byId,
    answer: queueItem,
  },
  releaseQueueItem: {
    summary: "Gives an item back that one had claimed",
    params: byId,
    answer: queueItem,
  },
};
