/** The queue of open decisions (R11.5): ordered by harm, then age; opening an item claims it for ten minutes, and others see that. */

import type * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { can, type Permission } from "#contract/permissions.ts";
import type { Role } from "#contract/roles.ts";
import type { queueItem, queueLength } from "#contract/schemas/office/queue.ts";
import { type QueueKind, queueKinds } from "./states.ts";

const load = async () => (await import("#contract/schemas/office/queue.ts")).schemas;

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

export type QueueItem = z.output<typeof queueItem>;

export const listQueueEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/queue",
  access: "queue.read",
  schemas: async () => (await load()).listQueue,
});

export type QueueLength = z.output<typeof queueLength>;

export const queueLengthsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/queue/lengths",
  access: "queue.read",
  schemas: async () => (await load()).queueLengths,
});

export const claimQueueItemEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/queue/{id}/claim",
  access: "queue.claim",
  schemas: async () => (await load()).claimQueueItem,
});

export const releaseQueueItemEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/queue/{id}/release",
  access: "queue.claim",
  schemas: async () => (await load()).releaseQueueItem,
});
