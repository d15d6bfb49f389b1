/** The one queue of what needs a judgement (R11.5): in order of harm, then age; who opens an item has it for ten minutes, and others see it. */
import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { can, type Permission } from "#contract/permissions.ts";
import { paging } from "#contract/query-values.ts";
import type { Role } from "#contract/roles.ts";
import { byId, officer, personShown } from "./office-fields.ts";

export const queueKinds = ["document", "report", "claim", "review", "letter", "appeal"] as const;
export type QueueKind = (typeof queueKinds)[number];

const permissionOf: Record<QueueKind, Permission> = {
  document: "documents.read",
  report: "reports.decide",
  claim: "claims.decide",
  review: "reviews.hide",
  letter: "letters.read",
  appeal: "appeals.decide",
};

/** The kinds that a role may read. */
export const queueKindsOf = (role: Role): QueueKind[] => queueKinds.filter((kind) => can(role, permissionOf[kind]));

export const queueStates = ["open", "mine", "done"] as const;

const queueItem = z.object({
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
export type QueueItem = z.output<typeof queueItem>;

export const listQueue = defineEndpoint({
  method: "GET",
  path: "/api/admin/queue",
  access: "queue.read",
  summary:
    "What waits for a judgement, of the kinds that the caller may read, the most urgent first; `mine`: what the caller has claimed; `done`: newest first",
  query: z.object({
    kind: z.optional(z.enum(queueKinds)),
    state: z._default(z.enum(queueStates), "open"),
    ...paging,
  }),
  answer: z.array(queueItem),
});

export const queueLength = z.object({
  kind: z.enum(queueKinds),
  waiting: z.int(),
  /** Of the one that waits longest. */
  oldestSince: z.nullable(z.iso.datetime()),
});
export type QueueLength = z.output<typeof queueLength>;

export const queueLengths = defineEndpoint({
  method: "GET",
  path: "/api/admin/queue/lengths",
  access: "queue.read",
  summary: "How many of each kind wait, and since when the oldest does",
  answer: z.array(queueLength),
});

export const claimQueueItem = defineEndpoint({
  method: "POST",
  path: "/api/admin/queue/{id}/claim",
  access: "queue.claim",
  summary: "Takes an item for ten minutes, or for ten more; 409 `already_claimed` with who has it until when",
  params: byId,
  answer: queueItem,
});

export const releaseQueueItem = defineEndpoint({
  method: "POST",
  path: "/api/admin/queue/{id}/release",
  access: "queue.claim",
  summary: "Gives an item back that one had claimed",
  params: byId,
  answer: queueItem,
});
