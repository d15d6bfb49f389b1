/** Marks as read, pins and clears: one or all of the reader's own notifications. Others' ids are not found. */
import { and, eq, max, type SQL, sql } from "drizzle-orm";
import { notificationLimits as limits } from "#contract/limits.ts";
import type { Notification } from "#contract/notifications.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { notifications } from "#server/db/schema/notifications.ts";
import { workInBatches } from "#server/db/work-in-batches.ts";
import { Refusal } from "#server/refusal.ts";
import { type NotificationReader, selectNotifications } from "./select-notifications.ts";

type MomentColumn = typeof notifications.readAt | typeof notifications.clearedAt;

/** The first moment it was read or cleared stays. */
const since = (column: MomentColumn) => sql<Date>`coalesce(${column}, now())`;

type Change = { readAt?: SQL<Date>; clearedAt?: SQL<Date>; pinned?: boolean };

async function change(tx: Tx, reader: NotificationReader, id: string, changes: Change): Promise<Notification> {
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

export function readNotification(tx: Tx, reader: NotificationReader, id: string): Promise<Notification> {
  return change(tx, reader, id, { readAt: since(notifications.readAt) });
}

export function pinNotification(
  tx: Tx,
  reader: NotificationReader,
  id: string,
  pinned: boolean,
): Promise<Notification> {
  return change(tx, reader, id, { pinned });
}

export function clearNotification(tx: Tx, reader: NotificationReader, id: string): Promise<Notification> {
  return change(tx, reader, id, { clearedAt: since(notifications.clearedAt) });
}

/**
 * Batches, oldest first, each a statement of its own: none exceeds the time limit of calls or locks all rows until the
 * end.
 * Stops at the newest one of the start: later arrivals stay as they are.
 */
async function changeAll(db: Db, accountId: string, column: MomentColumn): Promise<{ changed: number }> {
  const own = eq(notifications.accountId, accountId);
  const [newest] = await db
    .select({ sequence: max(notifications.sequence) })
    .from(notifications)
    .where(own);
  const last = newest?.sequence ?? 0;
  let done = 0;
  const changed = await workInBatches(limits.batch, async () => {
    const { rows } = await db.execute<{ count: number; upTo: string | null }>(sql`
      with batch as (
        select id, sequence from notifications
        where ${own} and ${column} is null and sequence > ${done} and sequence <= ${last}
        order by sequence limit ${limits.batch} for update),
      changed as (
        update notifications n set ${sql.identifier(column.name)} = now() from batch where n.id = batch.id)
      select count(*)::int as count, max(sequence) as "upTo" from batch`);
    const [{ count, upTo } = { count: 0, upTo: null }] = rows;
    done = Number(upTo);
    return count;
  });
  return { changed };
}

export function readAllNotifications(db: Db, accountId: string): Promise<{ changed: number }> {
  return changeAll(db, accountId, notifications.readAt);
}

export function clearAllNotifications(db: Db, accountId: string): Promise<{ changed: number }> {
  return changeAll(db, accountId, notifications.clearedAt);
}
