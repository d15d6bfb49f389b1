/** Lists reports for the office (R11.1): the reported person, the reporter, the review. */

import { type SQL, sql } from "drizzle-orm";
import type { OfficeReport } from "#contract/office/reports.ts";
import type { reportStates } from "#contract/office/states.ts";
import type { Paging } from "#contract/paging.ts";
import type { Tx } from "#server/db/client.ts";
import { isoMoment } from "#server/db/iso-moment.ts";
import { Refusal } from "#server/refusal.ts";
import type { OfficePage } from "./office-page.ts";
import { countList, type OfficeListSql, officePageOf, officerJson, personJson, waitingOf } from "./office-sql.ts";

type State = (typeof reportStates)[number];

const decided = (status: SQL): OfficeListSql => ({
  from: sql`reports d`,
  which: sql`d.status = ${status}`,
  order: sql`d.created_at desc, d.id desc`,
});

const lists: Record<State, OfficeListSql> = {
  open: waitingOf(sql`'report', 'review'`, sql`reports`),
  acted: decided(sql`'acted'`),
  dismissed: decided(sql`'dismissed'`),
};

async function selectReports(tx: Tx, page: SQL): Promise<OfficeReport[]> {
  const { rows } = await tx.execute<OfficeReport>(sql`
    select d.id, d.reason, d.details, d.status, d.outcome, ${isoMoment(sql`d.created_at`)} as "createdAt",
      ${isoMoment(sql`d.handled_at`)} as "handledAt", ${personJson(sql`w`)} as reporter, ${personJson(sql`a`)} as reported,
      ${officerJson(sql`k`)} as "handledBy", q.id as "queueItemId",
      case when v.id is not null then json_build_object('id', v.id, 'stars', v.stars, 'text', v.text,
        'hidden', v.hidden_at is not null) end as review,
      (select count(*)::int from reports e where e.reported_id = d.reported_id and e.id <> d.id) as others
    from ${page} d
    join accounts a on a.id = d.reported_id
    left join accounts w on w.id = d.reporter_id
    left join accounts k on k.id = d.handled_by
    left join reviews v on v.id = d.review_id
    left join queue_items q on q.kind = case when d.review_id is null then 'report' else 'review' end and q.subject_id = d.id
    order by d.place`);
  return rows;
}

export async function listReports(
  tx: Tx,
  { state, paging }: { state: State; paging: Paging },
): Promise<OfficePage<OfficeReport>> {
  const list = lists[state];
  const total = await countList(tx, list, paging);
  return { items: await selectReports(tx, officePageOf(list, sql`d`, paging)), total };
}

export async function readReport(tx: Tx, id: string): Promise<OfficeReport> {
  const [found] = await selectReports(tx, sql`(select *, 1 as place from reports where id = ${id}::uuid)`);
  if (found === undefined) throw new Refusal("not_found");
  return found;
}
