/** SQL parts of the office's lists: a person or an admin as JSON, a page of rows in order, the total. */
import { type SQL, sql } from "drizzle-orm";
import { office } from "#contract/limits.ts";
import { limitAndOffset, type Paging } from "#contract/paging.ts";
import type { Tx } from "#server/db/client.ts";

/** Of a left join: null when there is no row. */
export const officerJson = (account: SQL) =>
  sql`case when ${account}.id is not null then json_build_object('id', ${account}.id, 'name', ${account}.name, 'email', ${account}.email) end`;

export const personJson = (account: SQL) =>
  sql`case when ${account}.id is not null then json_build_object('id', ${account}.id, 'name', ${account}.name, 'role', ${account}.role) end`;

/** `table`: where the rows of a list that goes by the queue are stored. */
export type OfficeListSql = { from: SQL; which: SQL; order: SQL; table?: SQL };

/** The rows of a page as `row`, each with its `place`; joins run for these alone. */
export function officePageOf({ from, which, order, table }: OfficeListSql, row: SQL, paging: Paging): SQL {
  const { limit, offset } = limitAndOffset(paging);
  const page = (columns: SQL) => sql`select ${columns}, row_number() over (order by ${order}) as place
    from ${from} where ${which} order by ${order} limit ${limit} offset ${offset}`;
  if (table === undefined) return sql`(${page(sql`${row}.*`)})`;
  return sql`(select ${row}.*, o.place from (${page(sql`o.subject_id`)}) o join ${table} ${row} on ${row}.id = o.subject_id)`;
}

/** Counts up to a limit, but always far enough to offer a next page where there is one; in page order, so by its index. */
export async function countList(tx: Tx, { from, which, order }: OfficeListSql, paging: Paging): Promise<number> {
  const { limit, offset } = limitAndOffset(paging);
  const most = Math.max(office.counted, offset + 2 * limit);
  const { rows } = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from (select from ${from} where ${which} order by ${order} limit ${most}) counted`,
  );
  return rows[0]?.total ?? 0;
}

/** What waits of a kind, in queue order. */
export const waitingOf = (kinds: SQL, table: SQL): OfficeListSql => ({
  from: sql`queue_items o`,
  which: sql`o.kind in (${kinds}) and o.done_at is null`,
  order: sql`o.priority desc nulls last, o.waiting_since, o.id`,
  table,
});
