/** Notifications (R7.9): the calls of the menu, the live stream, and the choice of mails. */
import type * as z from "zod/mini";
import type { changedChoice, choice, notification } from "#contract/schemas/notifications.ts";
import { defineEndpoint } from "./endpoint.ts";
import type { MemberRole } from "./vocabulary.ts";

const load = async () => (await import("#contract/schemas/notifications.ts")).schemas;

export type Notification = z.output<typeof notification>;

/** The calls of the notification menu, the same under both roles. */
/* @__NO_SIDE_EFFECTS__ */
function menuOf<const Role extends MemberRole>(role: Role) {
  const base = `/api/${role}s/notifications` as const;
  const access = `${role}.account` as const;
  return {
    list: defineEndpoint({
      method: "GET",
      path: base,
      access,
      schemas: async () => (await load()).bell.list,
    }),
    read: defineEndpoint({
      method: "PUT",
      path: `${base}/{id}/read`,
      access,
      schemas: async () => (await load()).bell.read,
    }),
    readAll: defineEndpoint({
      method: "PUT",
      path: `${base}/mark-all-read`,
      access,
      schemas: async () => (await load()).bell.readAll,
    }),
    pin: defineEndpoint({
      method: "PUT",
      path: `${base}/{id}/pin`,
      access,
      schemas: async () => (await load()).bell.pin,
    }),
    clear: defineEndpoint({
      method: "PUT",
      path: `${base}/{id}/clear`,
      access,
      schemas: async () => (await load()).bell.clear,
    }),
    clearAll: defineEndpoint({
      method: "PUT",
      path: `${base}/clear-all`,
      access,
      schemas: async () => (await load()).bell.clearAll,
    }),
  };
}

export const studentNotificationKinds = menuOf("student");
export const teacherNotificationKinds = menuOf("teacher");

/**
 * text/event-stream, read by fetch for the bearer token. Events: `ready` { unread }, `notification` (a notification),
 * `bye` { reason }. Every event but `bye` has an id: sent back as Last-Event-ID, it resumes without loss.
 * Open the stream first and read the list at `ready`.
 */
export const notificationStreamEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/notifications/stream",
  access: "member.account",
  sends: { mediaTypes: ["text/event-stream"], endless: true },
  schemas: async () => (await load()).notificationStream,
});

/** `signed_out`: do not reconnect. `replaced`: too many pages are open, reconnect when visible. `restart`: reconnect at once. */
export const goodbyes = ["signed_out", "replaced", "restart"] as const;
export type Goodbye = (typeof goodbyes)[number];
export type NotificationChoice = z.output<typeof choice>;
export type ChangedChoice = z.output<typeof changedChoice>;

export const readNotificationChoicesEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/notifications/choices",
  access: "member.account",
  schemas: async () => (await load()).readNotificationChoices,
});

export const saveNotificationChoicesEndpoint = defineEndpoint({
  method: "PUT",
  path: "/api/notifications/choices",
  access: "member.account",
  schemas: async () => (await load()).saveNotificationChoices,
});

/** RFC 8058: mail programs post here with a body of their own, which is ignored. */
export const unsubscribeEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/public/unsubscribe",
  access: "anyone",
  anyBody: true,
  schemas: async () => (await load()).unsubscribe,
});
