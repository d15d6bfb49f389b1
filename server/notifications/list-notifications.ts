/** The list of the notification menu: uncleared, pinned first, then newest; with total and unread counts. */
import { sql } from "drizzle-orm";
import type { Notification } from "#contract/notifications.ts";
import { limitAndOffset, type Paging } from "#contract/paging.ts";
import type { Tx } from "#server/db/client.ts";
import { type NotificationReader, selectBeside } from "./select-notifications.ts";

export type NotificationPage = { items: Notification[]; total: number; unread: number };

type Counts = Pick<NotificationPage, "total" | "unread">;

export async function listNotifications(tx: Tx, reader: NotificationReader, paging: Paging): Promise<NotificationPage> {
  const order = sql`n.pinned desc, n.created_at desc, n.id desc`;
  const choice = { order, ...limitAndOffset(paging), beside: countsOf(reader.id) };
  const { found, beside } = await selectBeside<Counts>(tx, reader, sql`n.cleared_at is null`, choice);
  return { items: found.map(({ notification }) => notification), total: 0, unread: 0, ...beside };
}

const countsOf = (id: string) => sql`(
  select json_build_object('total', count(*), 'unread', count(*) filter (where c.read_at is null))
  from notifications c where c.account_id = ${id}::uuid and c.cleared_at is null)`;
