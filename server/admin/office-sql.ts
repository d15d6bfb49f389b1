/** Parts of the office's lists as SQL: a person or an admin as JSON, a page of rows in their order, how many there are. */
import { type SQL, sql } from "drizzle-orm";
import { limitAndOffset, type Paging } from "#contract/paging.ts";
import type { Tx } from "#server/db/client.ts";

/** ISO 8601, as the wire has it. */
export const momentJson = (column: SQL) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Of a left join: null when nobody is there. */
export const officerJson = (account: SQL) =>
  sql`case when ${account}.id is not null then json_build_object('id', ${account}.id, 'name', ${account}.name, 'email', ${account}.email) end`;

export const personJson = (account: SQL) =>
  sql`case when ${account}.id is not null then json_build_object('id', ${account}.id, 'name', ${account}.name, 'role', ${account}.role) end`;

/** `row`: what is selected of each; its rows come as `r`, in order. */
export type OfficeList = { from: SQL; which: SQL; order: SQL };

export function pageOf({ from, which, order }: OfficeList, row: SQL, paging: Paging): SQL {
  const { limit, offset } = limitAndOffset(paging);
  return sql`(select ${row}.*, row_number() over (order by ${order}) as place
    from ${from} where ${which} order by ${order} limit ${limit} offset ${offset})`;
}

export async function countList(tx: Tx, { from, which }: Pick<OfficeList, "from" | "which">): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(sql`select count(*)::int as total from ${from} where ${which}`);
  return rows[0]?.total ?? 0;
}

/** What waits of a kind, in the order of the queue, joined to its own table `d`. */
export const waitingOf = (kinds: SQL, table: SQL): OfficeList => ({
  from: sql`queue_items o join ${table} d on d.id = o.subject_id`,
  which: sql`o.kind in (${kinds}) and o.done_at is null`,
  order: sql`o.priority desc, o.waiting_since, o.id`,
});
