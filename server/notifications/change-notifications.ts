/** Read, pinned, cleared: one or all of the reader's own notifications. Another's id is nobody's. */
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Notification } from "#contract/notifications.ts";
import type { Tx } from "#server/db/client.ts";
import { notifications } from "#server/db/schema/notifications.ts";
import { Refusal } from "#server/refusal.ts";
import { type Reader, selectNotifications } from "./select-notifications.ts";

/** Kept: the first moment it was read or cleared. */
const since = (column: typeof notifications.readAt | typeof notifications.clearedAt) =>
  sql<Date>`coalesce(${column}, now())`;

type Change = { readAt?: SQL<Date>; clearedAt?: SQL<Date>; pinned?: boolean };

async function change(tx: Tx, reader: Reader, id: string, changes: Change): Promise<Notification> {
  const changed = await tx
    .update(notifications)
    .set(changes)
    .where(and(eq(notifications.id, id), eq(notifications.accountId, reader.id)))
    .returning({ id: notifications.id });
  if (changed.length === 0) throw new Refusal("not_found");
  const [found] = await selectNotifications(tx, reader, sql`n.id = ${id}::uuid`, { order: sql`n.id`, limit: 1 });
  if (found === undefined) throw new Refusal("not_found");
  return found.notification;
}

export function readNotification(tx: Tx, reader: Reader, id: string): Promise<Notification> {
  return change(tx, reader, id, { readAt: since(notifications.readAt) });
}

export function pinNotification(tx: Tx, reader: Reader, id: string, pinned: boolean): Promise<Notification> {
  return change(tx, reader, id, { pinned });
}

export function clearNotification(tx: Tx, reader: Reader, id: string): Promise<Notification> {
  return change(tx, reader, id, { clearedAt: since(notifications.clearedAt) });
}

async function changeAll(tx: Tx, accountId: string, changes: Change, which: SQL): Promise<{ changed: number }> {
  const { rowCount } = await tx
    .update(notifications)
    .set(changes)
    .where(and(eq(notifications.accountId, accountId), which));
  return { changed: rowCount ?? 0 };
}

export function readAllNotifications(tx: Tx, accountId: string): Promise<{ changed: number }> {
  return changeAll(tx, accountId, { readAt: sql`now()` }, isNull(notifications.readAt));
}

export function clearAllNotifications(tx: Tx, accountId: string): Promise<{ changed: number }> {
  return changeAll(tx, accountId, { clearedAt: sql`now()` }, isNull(notifications.clearedAt));
}
