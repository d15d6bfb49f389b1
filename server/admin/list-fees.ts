/** Lists fees of connections for the office (R1.3, R11.1), and those of a month for its table. */
import { type SQL, sql } from "drizzle-orm";
import type { FeeState } from "#contract/guarantee-states.ts";
import type { OfficeFee } from "#contract/office/fees.ts";
import { limitAndOffset, type Paging } from "#contract/paging.ts";
import { timeZone } from "#contract/time-zone.ts";
import type { Tx } from "#server/db/client.ts";
import { Refusal } from "#server/refusal.ts";
import { type OfficePage, writtenMoment } from "./office-page.ts";
import { countList } from "./office-sql.ts";

const newestFirst = sql`f.created_at desc, f.id desc`;

async function selectFees(tx: Tx, page: SQL): Promise<OfficeFee[]> {
  const { rows } = await tx.execute<OfficeFee>(sql`
    select f.id, f.relation_id as "relationId", f.amount, f.currency, f.state, f.created_at as "createdAt",
      f.state_changed_at as "stateChangedAt", f.note,
      json_build_object('id', s.id, 'name', s.name, 'role', 'student') as student,
      json_build_object('id', t.id, 'name', t.name, 'role', 'teacher') as teacher,
      case when k.id is not null then json_build_object('id', k.id, 'name', k.name, 'email', k.email) end as "stateChangedBy"
    from (${page}) f
    join relations r on r.id = f.relation_id
    join accounts s on s.id = r.student_id
    join accounts t on t.id = r.teacher_id
    left join accounts k on k.id = f.state_changed_by
    order by ${newestFirst}`);
  return rows.map((row) => ({
    ...row,
    createdAt: writtenMoment(row.createdAt) ?? "",
    stateChangedAt: writtenMoment(row.stateChangedAt) ?? "",
  }));
}

export async function listFees(
  tx: Tx,
  { state, paging }: { state: FeeState; paging: Paging },
): Promise<OfficePage<OfficeFee>> {
  const { limit, offset } = limitAndOffset(paging);
  const [from, which] = [sql`fee_entries f`, sql`f.state = ${state}`];
  const total = await countList(tx, { from, which, order: newestFirst }, paging);
  const page = sql`select f.* from ${from} where ${which} order by ${newestFirst} limit ${limit} offset ${offset}`;
  return { items: await selectFees(tx, page), total };
}

export async function readFee(tx: Tx, id: string): Promise<OfficeFee> {
  const [found] = await selectFees(tx, sql`select f.* from fee_entries f where f.id = ${id}::uuid`);
  if (found === undefined) throw new Refusal("not_found");
  return found;
}

/** `month`: YYYY-MM in local time. */
export function listFeesOfMonth(tx: Tx, month: string): Promise<OfficeFee[]> {
  const begin = sql`(${`${month}-01`}::timestamp at time zone ${timeZone})`;
  const end = sql`((${`${month}-01`}::timestamp + interval '1 month') at time zone ${timeZone})`;
  return selectFees(tx, sql`select f.* from fee_entries f where f.created_at >= ${begin} and f.created_at < ${end}`);
}
