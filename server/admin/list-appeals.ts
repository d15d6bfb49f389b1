/** Lists appeals for the office (R11.5): with the verdict they are against, and whether the reader may decide. */

import { type SQL, sql } from "drizzle-orm";
import type { OfficeAppeal } from "#contract/office/appeals.ts";
import type { appealStates } from "#contract/office/states.ts";
import type { Paging } from "#contract/paging.ts";
import { rolesWith } from "#contract/permissions.ts";
import type { Tx } from "#server/db/client.ts";
import { isoMoment } from "#server/db/iso-moment.ts";
import { isHere } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import type { OfficePage } from "./office-page.ts";
import { countList, type OfficeListSql, officePageOf, officerJson, personJson, waitingOf } from "./office-sql.ts";

type State = (typeof appealStates)[number];

const decided = (decision: SQL): OfficeListSql => ({
  from: sql`appeals d`,
  which: sql`d.decision = ${decision}`,
  order: sql`d.created_at desc, d.id desc`,
});

const lists: Record<State, OfficeListSql> = {
  open: waitingOf(sql`'appeal'`, sql`appeals`),
  granted: decided(sql`'granted'`),
  refused: decided(sql`'refused'`),
};

/** Of a verdict `v`: an admin other than the one who gave it, where there is one (R11.5). */
export const mayDecide = (adminId: string) => sql<boolean>`(v.admin_id is distinct from ${adminId}::uuid or not exists (
  select from accounts other where other.role in ${rolesWith("appeals.decide")} and ${isHere(sql`other`)} and other.id <> ${adminId}::uuid))`;

async function selectAppeals(tx: Tx, adminId: string, page: SQL): Promise<OfficeAppeal[]> {
  const { rows } = await tx.execute<OfficeAppeal>(sql`
    select d.id, d.words, coalesce(d.decision, 'open') as state, d.answer, ${isoMoment(sql`d.created_at`)} as "createdAt",
      ${isoMoment(sql`d.decided_at`)} as "decidedAt", ${officerJson(sql`k`)} as "decidedBy", ${personJson(sql`p`)} as person,
      json_build_object('id', v.id, 'act', v.act, 'subjectKind', v.subject_kind, 'subjectId', v.subject_id, 'rule', v.rule,
        'words', v.words, 'admin', ${officerJson(sql`g`)}, 'createdAt', ${isoMoment(sql`v.created_at`)},
        'undoneAt', ${isoMoment(sql`v.undone_at`)}) as verdict,
      ${mayDecide(adminId)} as "mayDecide", q.id as "queueItemId"
    from ${page} d
    join verdicts v on v.id = d.verdict_id
    left join accounts p on p.id = v.concerned_id
    left join accounts g on g.id = v.admin_id
    left join accounts k on k.id = d.decided_by
    left join queue_items q on q.kind = 'appeal' and q.subject_id = d.id
    order by d.place`);
  return rows;
}

export async function listAppeals(
  tx: Tx,
  { state, paging, adminId }: { state: State; paging: Paging; adminId: string },
): Promise<OfficePage<OfficeAppeal>> {
  const list = lists[state];
  const total = await countList(tx, list, paging);
  return { items: await selectAppeals(tx, adminId, officePageOf(list, sql`d`, paging)), total };
}

export async function readAppeal(tx: Tx, adminId: string, id: string): Promise<OfficeAppeal> {
  const [found] = await selectAppeals(tx, adminId, sql`(select *, 1 as place from appeals where id = ${id}::uuid)`);
  if (found === undefined) throw new Refusal("not_found");
  return found;
}
