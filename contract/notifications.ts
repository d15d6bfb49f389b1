/** What people are told (R7.9): every kind as one entry, the calls of the bell, the live stream, and the choice of mails. */
import type * as z from "zod/mini";
import type { changedChoice, choice, notification } from "#contract/schemas/notifications.ts";
import { defineEndpoint } from "./endpoint.ts";
import type { MemberRole } from "./vocabulary.ts";

const load = async () => (await import("#contract/schemas/notifications.ts")).schemas;

export type Notification = z.output<typeof notification>;

/** The bell's calls, the same under both roles. */
/* @__NO_SIDE_EFFECTS__ */
function bellOf<const Role extends MemberRole>(role: Role) {
  const base = `/api/${role}s/notifications` as const;
  const access = `${role}.account` as const;
  return {
    list: defineEndpoint({
      method: "GET",
      path: base,
      access,
      summary: "What the person was told and has not cleared: pinned first, then newest",
      schemas: async () => (await load()).bell.list,
    }),
    read: defineEndpoint({
      method: "PUT",
      path: `${base}/{id}/read`,
      access,
      summary: "Mark as read",
      schemas: async () => (await load()).bell.read,
    }),
    readAll: defineEndpoint({
      method: "PUT",
      path: `${base}/mark-all-read`,
      access,
      summary: "Mark all as read",
      schemas: async () => (await load()).bell.readAll,
    }),
    pin: defineEndpoint({
      method: "PUT",
      path: `${base}/{id}/pin`,
      access,
      summary: "Keep at the top, or no longer",
      schemas: async () => (await load()).bell.pin,
    }),
    clear: defineEndpoint({
      method: "PUT",
      path: `${base}/{id}/clear`,
      access,
      summary: "Take out of the list",
      schemas: async () => (await load()).bell.clear,
    }),
    clearAll: defineEndpoint({
      method: "PUT",
      path: `${base}/clear-all`,
      access,
      summary: "Take all out of the list, the pinned too",
      schemas: async () => (await load()).bell.clearAll,
    }),
  };
}

export const studentBell = bellOf("student");
export const teacherBell = bellOf("teacher");

/**
 * text/event-stream, read by fetch for the bearer token. Events: `ready` { unread }, `notification` (a notification),
 * `bye` { reason }. Every event but `bye` has an id: sent back as Last-Event-ID, nothing after it is missed.
 * Open the stream first and read the list at `ready`.
 */
export const notificationStream = defineEndpoint({
  method: "GET",
  path: "/api/notifications/stream",
  access: "member.account",
  summary: "Notifications as they come, as an event stream; the header Last-Event-ID goes on from there",
  sends: { mediaTypes: ["text/event-stream"], endless: true },
});

/** `signed_out`: do not come back. `replaced`: too many pages are open, come back when looked at. `restart`: come back at once. */
export const goodbyes = ["signed_out", "replaced", "restart"] as const;
export type Goodbye = (typeof goodbyes)[number];
export type NotificationChoice = z.output<typeof choice>;
export type ChangedChoice = z.output<typeof changedChoice>;

export const readNotificationChoices = defineEndpoint({
  method: "GET",
  path: "/api/notifications/choices",
  access: "member.account",
  summary: "Of which kinds the person also wants mails and signs on their devices",
  schemas: async () => (await load()).readNotificationChoices,
});

export const saveNotificationChoices = defineEndpoint({
  method: "PUT",
  path: "/api/notifications/choices",
  access: "member.account",
  summary: "Changes the kinds it names, and gives back all",
  schemas: async () => (await load()).saveNotificationChoices,
});

/** RFC 8058: mail programs post here with a body of their own, which is not read. */
export const unsubscribe = defineEndpoint({
  method: "POST",
  path: "/api/public/unsubscribe",
  access: "anyone",
  summary: "No more mails of one kind, by the signed link in such a mail; 404 when the link is not ours",
  anyBody: true,
  schemas: async () => (await load()).unsubscribe,
});
