/** The bell's list: what was not cleared, pinned first, then newest; with how many there are and how many are unread. */
import { sql } from "drizzle-orm";
import type { Notification } from "#contract/notifications.ts";
import { limitAndOffset, type Paging } from "#contract/paging.ts";
import type { Tx } from "#server/db/client.ts";
import { type Reader, selectNotifications } from "./select-notifications.ts";

export type NotificationPage = { items: Notification[]; total: number; unread: number };

export async function listNotifications(tx: Tx, reader: Reader, paging: Paging): Promise<NotificationPage> {
  const { limit, offset } = limitAndOffset(paging);
  const { total, unread } = await countNotifications(tx, reader.id);
  const order = sql`n.pinned desc, n.created_at desc, n.id desc`;
  const found = await selectNotifications(tx, reader, sql`n.cleared_at is null`, { order, limit, offset });
  return { items: found.map(({ notification }) => notification), total, unread };
}

async function countNotifications(tx: Tx, id: string): Promise<{ total: number; unread: number }> {
  const { rows } = await tx.execute<{ total: number; unread: number }>(sql`
    select count(*)::int as total, (count(*) filter (where read_at is null))::int as unread
    from notifications where account_id = ${id}::uuid and cleared_at is null`);
  return rows[0] ?? { total: 0, unread: 0 };
}
