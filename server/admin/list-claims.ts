/** Lists guarantee claims for the office (R11.1): with the two people, the fee, what both marked, and the deadline. */
import { type SQL, sql } from "drizzle-orm";
import { answerBy } from "#contract/guarantee.ts";
import type { ClaimStatus } from "#contract/guarantee-states.ts";
import type { OfficeClaim } from "#contract/office/claims.ts";
import { limitAndOffset, type Paging } from "#contract/paging.ts";
import type { Tx } from "#server/db/client.ts";
import { Refusal } from "#server/refusal.ts";
import { type OfficePage, writtenMoment } from "./office-page.ts";
import { countList } from "./office-sql.ts";

type Row = Omit<OfficeClaim, "answerBy">;

/** Waiting ones oldest first; decided ones newest first. */
const orders: Record<ClaimStatus, SQL> = {
  open: sql`c.created_at, c.id`,
  granted: sql`c.created_at desc, c.id desc`,
  refused: sql`c.created_at desc, c.id desc`,
};

const person = (alias: SQL, role: string) =>
  sql`json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'role', ${role}::text)`;

async function selectClaims(tx: Tx, page: SQL): Promise<OfficeClaim[]> {
  const { rows } = await tx.execute<Row>(sql`
    select c.id, c.kind, c.reason, c.status, c.decision, c.created_at as "createdAt", c.decided_at as "decidedAt",
      q.id as "queueItemId", ${person(sql`s`, "student")} as student, ${person(sql`t`, "teacher")} as teacher,
      json_build_object('id', r.id, 'status', r.status, 'activeSince', r.activated_at, 'endedAt', r.ended_at) as relation,
      case when f.id is not null then
        json_build_object('id', f.id, 'amount', f.amount, 'currency', f.currency, 'state', f.state) end as fee,
      (select coalesce(json_agg(json_build_object('day', a.day, 'answer', a.answer,
          'by', case a.account_id when r.student_id then 'student' else 'teacher' end) order by a.day, a.answered_at), '[]')
        from relation_questions a where a.relation_id = r.id and a.answered_at is not null) as answers,
      case when k.id is not null then json_build_object('id', k.id, 'name', k.name, 'email', k.email) end as "decidedBy"
    from (${page}) c
    join relations r on r.id = c.relation_id
    join accounts s on s.id = r.student_id
    join accounts t on t.id = r.teacher_id
    left join fee_entries f on f.relation_id = r.id
    left join accounts k on k.id = c.decided_by
    left join queue_items q on q.kind = 'claim' and q.subject_id = c.id
    order by c.place`);
  return rows.map((row) => ({
    ...row,
    createdAt: writtenMoment(row.createdAt) ?? "",
    decidedAt: writtenMoment(row.decidedAt),
    answerBy: answerBy(new Date(row.createdAt)).toISOString(),
    relation: {
      ...row.relation,
      activeSince: writtenMoment(row.relation.activeSince),
      endedAt: writtenMoment(row.relation.endedAt),
    },
  }));
}

export async function listOfficeClaims(
  tx: Tx,
  { state, paging }: { state: ClaimStatus; paging: Paging },
): Promise<OfficePage<OfficeClaim>> {
  const { limit, offset } = limitAndOffset(paging);
  const which = sql`c.status = ${state}`;
  const total = await countList(tx, { from: sql`guarantee_claims c`, which, order: orders[state] }, paging);
  const page = sql`select c.*, row_number() over (order by ${orders[state]}) as place
    from guarantee_claims c where ${which} order by ${orders[state]} limit ${limit} offset ${offset}`;
  return { items: await selectClaims(tx, page), total };
}

export async function readOfficeClaim(tx: Tx, id: string): Promise<OfficeClaim> {
  const [found] = await selectClaims(tx, sql`select c.*, 1 as place from guarantee_claims c where c.id = ${id}::uuid`);
  if (found === undefined) throw new Refusal("not_found");
  return found;
}
