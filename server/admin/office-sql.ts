/** Parts of the office's lists as SQL: a person or an admin as JSON, a page of rows in their order, how many there are. */
import { type SQL, sql } from "drizzle-orm";
import { office } from "#contract/limits.ts";
import { limitAndOffset, type Paging } from "#contract/paging.ts";
import type { Tx } from "#server/db/client.ts";

/** Of a left join: null when nobody is there. */
export const officerJson = (account: SQL) =>
  sql`case when ${account}.id is not null then json_build_object('id', ${account}.id, 'name', ${account}.name, 'email', ${account}.email) end`;

export const personJson = (account: SQL) =>
  sql`case when ${account}.id is not null then json_build_object('id', ${account}.id, 'name', ${account}.name, 'role', ${account}.role) end`;

/** `table`: of a list that goes by the queue, where the rows themselves stand. */
export type OfficeListSql = { from: SQL; which: SQL; order: SQL; table?: SQL };

/** The rows of a page as `row`, each with its `place`; what hangs on them is looked up for these alone. */
export function officePageOf({ from, which, order, table }: OfficeListSql, row: SQL, paging: Paging): SQL {
  const { limit, offset } = limitAndOffset(paging);
  const page = (columns: SQL) => sql`select ${columns}, row_number() over (order by ${order}) as place
    from ${from} where ${which} order by ${order} limit ${limit} offset ${offset}`;
  if (table === undefined) return sql`(${page(sql`${row}.*`)})`;
  return sql`(select ${row}.*, o.place from (${page(sql`o.subject_id`)}) o join ${table} ${row} on ${row}.id = o.subject_id)`;
}

/** As far as it is told, and always so far that a next page is offered where there is one; in the order of the page, so by its index. */
export async function countList(tx: Tx, { from, which, order }: OfficeListSql, paging: Paging): Promise<number> {
  const { limit, offset } = limitAndOffset(paging);
  const most = Math.max(office.counted, offset + 2 * limit);
  const { rows } = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from (select from ${from} where ${which} order by ${order} limit ${most}) counted`,
  );
  return rows[0]?.total ?? 0;
}

/** What waits of a kind, in the order of the queue. */
export const waitingOf = (kinds: SQL, table: SQL): OfficeListSql => ({
  from: sql`queue_items o`,
  which: sql`o.kind in (${kinds}) and o.done_at is null`,
  order: sql`o.priority desc nulls last, o.waiting_since, o.id`,
  table,
});
