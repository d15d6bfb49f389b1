/** Schemas of contract/notifications.ts. */
import * as z from "zod/mini";
import { chosenKinds, kinds } from "#contract/notification-kinds.ts";
import { paging } from "./query-values.ts";

export const notification = z.object({
  id: z.uuid(),
  /** In the reader's language. Names of people are isolated (U+2068, U+2069). */
  message: z.string(),
  read: z.boolean(),
  date: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  type: z.enum(kinds),
  pinned: z.boolean(),
  /** A path of this app. */
  relatedLink: z.nullable(z.string()),
  /** For kinds about a relation: `relationId` and its current `relationStatus`. */
  data: z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
  isCleared: z.boolean(),
});

const byId = z.object({ id: z.uuid() });
const changed = z.object({ changed: z.number() });

/** `push`: to the subscribed devices (R13.7). */
export const choice = z.object({ kind: z.enum(chosenKinds), mail: z.boolean(), push: z.boolean() });

/** Absent entries stay as they are. */
export const changedChoice = z.object({
  kind: z.enum(chosenKinds),
  mail: z.optional(z.boolean()),
  push: z.optional(z.boolean()),
});

export const schemas = {
  bell: {
    list: {
      summary: "What the person was told and has not cleared: pinned first, then newest",
      query: z.object(paging),
      answer: z.array(notification),
    },
    read: {
      summary: "Mark as read",
      params: byId,
      answer: notification,
    },
    readAll: {
      summary: "Mark all as read",
      answer: changed,
    },
    pin: {
      summary: "Keep at the top, or no longer",
      params: byId,
      body: z.object({ pinned: z.boolean() }),
      answer: notification,
    },
    clear: {
      summary: "Take out of the list",
      params: byId,
      answer: notification,
    },
    clearAll: {
      summary: "Take all out of the list, the pinned too",
      answer: changed,
    },
  },
  readNotificationChoices: {
    summary: "Of which kinds the person also wants mails and signs on their devices",
    answer: z.array(choice),
  },
  saveNotificationChoices: {
    summary: "Changes the kinds it names, and gives back all",
    body: z.object({ choices: z.array(changedChoice).check(z.maxLength(chosenKinds.length)) }),
    answer: z.array(choice),
  },
  unsubscribe: {
    summary: "No more mails of one kind, by the signed link in such a mail; 404 when the link is not ours",
    query: z.object({ token: z.string().check(z.maxLength(200)) }),
    answer: z.object({ kind: z.enum(chosenKinds) }),
  },
  notificationStream: {
    summary: "Notifications as they come, as an event stream; the header Last-Event-ID goes on from there",
  },
};
