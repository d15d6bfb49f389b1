/** One person as the office sees them (R11.1): profile, relations, live sessions, and the office's acts; viewing a child is logged. */

import { type SQL, sql } from "drizzle-orm";
import { session } from "#contract/limits.ts";
import type { AccountSeen } from "#contract/office/accounts.ts";
import type { Tx } from "#server/db/client.ts";
import { isoMoment } from "#server/db/iso-moment.ts";
import { Refusal } from "#server/refusal.ts";
import { officeAccountColumns, withProfiles } from "./list-accounts.ts";
import { selectAudit } from "./list-audit.ts";
import { personJson } from "./office-sql.ts";
import { recordAct } from "./record-act.ts";
import type { Officer } from "./write-audit.ts";

const shown = 50;

const list = (row: SQL, order: SQL, from: SQL) => sql`(select coalesce(json_agg(${row} ${order}), '[]') from ${from})`;

const relations = (id: SQL) =>
  list(
    sql`json_build_object('id', r.id, 'with', ${personJson(sql`o`)}, 'askedBy', r.asked_by, 'status', r.status,
      'requestedAt', ${isoMoment(sql`r.requested_at`)}, 'activatedAt', ${isoMoment(sql`r.activated_at`)},
      'endedAt', ${isoMoment(sql`r.ended_at`)})`,
    sql`order by r.requested_at desc, r.id desc`,
    sql`(select * from (
        select * from relations where student_id = ${id} union all select * from relations where teacher_id = ${id}) both_sides
        order by requested_at desc, id desc limit ${shown}) r
      join accounts o on o.id = case r.student_id when ${id} then r.teacher_id else r.student_id end`,
  );

/** Only the owner sees the network address. */
const sessions = (id: SQL) =>
  list(
    sql`json_build_object('id', e.id, 'device', coalesce(e.user_agent, ''), 'createdAt', ${isoMoment(sql`e.created_at`)},
      'lastUsedAt', ${isoMoment(sql`e.last_used_at`)})`,
    sql`order by e.last_used_at desc`,
    sql`(select * from sessions where account_id = ${id} and revoked_at is null and expires_at > now()
      and last_used_at > now() - make_interval(secs => ${session.idle / 1000}) order by last_used_at desc limit ${shown}) e`,
  );

const documents = (id: SQL) =>
  list(
    sql`json_build_object('id', p.id, 'type', p.type, 'state', case when p.verified_at is not null then 'verified'
      when p.rejected_at is not null then 'rejected' else 'waiting' end)`,
    sql`order by p.uploaded_at desc`,
    sql`documents p where p.teacher_id = ${id}`,
  );

const reports = (id: SQL) => sql`json_build_object(
  'received', (select count(*)::int from reports where reported_id = ${id}),
  'open', (select count(*)::int from reports where reported_id = ${id} and status = 'open'),
  'made', (select count(*)::int from reports where reporter_id = ${id}))`;

/** Acts on the account, on the subjects of verdicts about the person, and on their appeals. */
const history = (id: string) => sql`(select *, row_number() over (order by created_at desc, id desc) as place from (
  select * from audit_log where subject_kind = 'account' and subject_id = ${id}
  union
  select l.* from verdicts v join audit_log l on l.subject_kind = v.subject_kind and l.subject_id = v.subject_id::text
    where v.concerned_id = ${id}::uuid
  union
  select l.* from verdicts v join appeals a on a.verdict_id = v.id
    join audit_log l on l.subject_kind = 'appeal' and l.subject_id = a.id::text
    where v.concerned_id = ${id}::uuid) acts
  order by created_at desc, id desc limit ${shown})`;

export async function readAccount(tx: Tx, by: Officer, id: string): Promise<AccountSeen> {
  const own = sql`d.id`;
  const { rows } = await tx.execute<Omit<AccountSeen, "history">>(sql`
    select ${officeAccountColumns}, d.language, d.suspension_reason as "suspensionReason",
      coalesce(t.public_area, s.public_area) as area, coalesce(t.subjects, s.subjects, '{}') as subjects, s.grade,
      coalesce(t.bio, s.bio) as bio, t.rating::float8 as rating, coalesce(t.review_count, 0) as "reviewCount",
      ${documents(own)} as documents, ${relations(own)} as relations, ${sessions(own)} as sessions,
      ${reports(own)} as reports
    from accounts d ${withProfiles} where d.id = ${id}::uuid and d.erased_at is null`);
  const [found] = rows;
  if (found === undefined) throw new Refusal("not_found");
  const acts = await selectAudit(tx, history(id));
  if (found.role === "student")
    await recordAct(tx, { by, act: "read_student", subjectId: id, before: null, after: null });
  return { ...found, history: acts };
}
