/** Maps a notification of either naming scheme (section 3, R7.9) to ours; null for an invalid one. */

import { type NotificationKind, notificationKinds } from "#contract/notification-kinds.ts";
import type { Notification } from "#contract/notifications.ts";

export type ShownNotification = Omit<Notification, "type" | "data"> & {
  /** An unknown kind of another server is shown by its message alone. */
  type: NotificationKind | "other";
  data: Record<string, unknown>;
};

type Given = Record<string, unknown>;

const isObject = (given: unknown): given is Given =>
  typeof given === "object" && given !== null && !Array.isArray(given);

function firstText(given: Given, ...names: string[]): string | null {
  const found = names.map((name) => given[name]).find((value) => typeof value === "string" && value !== "");
  return typeof found === "string" ? found : null;
}

const firstYes = (given: Given, ...names: string[]) => names.some((name) => given[name] === true);

const isKind = (type: string | null): type is NotificationKind =>
  type !== null && Object.hasOwn(notificationKinds, type);

/** Only our own paths are followed. */
function ownPath(link: string | null): string | null {
  return link !== null && /^\/(?![/\\])/.test(link) ? link : null;
}

export function normaliseNotification(given: unknown): ShownNotification | null {
  if (!isObject(given)) return null;
  const id = firstText(given, "id", "_id");
  const message = firstText(given, "message", "content");
  if (id === null || message === null) return null;
  const type = firstText(given, "type");
  const createdAt = firstText(given, "createdAt", "date") ?? "";
  const data = given.data ?? given.metadata;
  return {
    id,
    message,
    read: firstYes(given, "read", "isRead"),
    date: firstText(given, "date", "formattedDate") ?? createdAt,
    createdAt,
    type: isKind(type) ? type : "other",
    pinned: firstYes(given, "pinned", "isPinned"),
    relatedLink: ownPath(firstText(given, "relatedLink", "link")),
    data: isObject(data) ? data : {},
    isCleared: firstYes(given, "isCleared", "isArchived"),
  };
}

/** The visible ones: neither cleared nor, in the other scheme, archived. */
export function normaliseNotifications(given: readonly unknown[]): ShownNotification[] {
  return given.flatMap((each) => normaliseNotification(each) ?? []).filter(({ isCleared }) => !isCleared);
}
