/** Push notifications on a device (R13.7), by the Web Push standard. The payload carries no personal data. */
import type * as z from "zod/mini";
import type { subscription } from "#contract/schemas/push.ts";
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/push.ts")).schemas;

export type PushSubscription = z.output<typeof subscription>;

export const readPushEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/notifications/push",
  access: "member.account",
  schemas: async () => (await load()).readPush,
});

export const subscribePushEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/notifications/push",
  access: "member.account",
  status: 204,
  schemas: async () => (await load()).subscribePush,
});

export const unsubscribePushEndpoint = defineEndpoint({
  method: "DELETE",
  path: "/api/notifications/push",
  access: "member.account",
  status: 204,
  schemas: async () => (await load()).unsubscribePush,
});
