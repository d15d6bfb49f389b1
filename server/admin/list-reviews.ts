/** Lists reviews for the office (R11.1): with author, subject, and the number of open reports. */

import { type SQL, sql } from "drizzle-orm";
import type { OfficeReview } from "#contract/office/reviews.ts";
import type { reviewStates } from "#contract/office/states.ts";
import type { Paging } from "#contract/paging.ts";
import type { Tx } from "#server/db/client.ts";
import { isoMoment } from "#server/db/iso-moment.ts";
import { Refusal } from "#server/refusal.ts";
import type { OfficePage } from "./office-page.ts";
import { countList, type OfficeListSql, officePageOf, officerJson, personJson } from "./office-sql.ts";

type State = (typeof reviewStates)[number];

const lists: Record<State, OfficeListSql> = {
  shown: { from: sql`reviews d`, which: sql`d.hidden_at is null`, order: sql`d.created_at desc, d.id desc` },
  hidden: { from: sql`reviews d`, which: sql`d.hidden_at is not null`, order: sql`d.hidden_at desc, d.id desc` },
};

async function selectReviews(tx: Tx, page: SQL): Promise<OfficeReview[]> {
  const { rows } = await tx.execute<OfficeReview>(sql`
    select d.id, d.stars, d.text, d.language, d.answer, d.hidden_reason as "hiddenReason",
      ${isoMoment(sql`d.created_at`)} as "createdAt", ${isoMoment(sql`d.hidden_at`)} as "hiddenAt",
      ${personJson(sql`s`)} as student, ${personJson(sql`t`)} as teacher, ${officerJson(sql`k`)} as "hiddenBy",
      (select count(*)::int from reports e where e.review_id = d.id and e.status = 'open') as "openReports"
    from ${page} d
    join accounts s on s.id = d.student_id
    join accounts t on t.id = d.teacher_id
    left join accounts k on k.id = d.hidden_by
    order by d.place`);
  return rows;
}

export async function listOfficeReviews(
  tx: Tx,
  { state, paging }: { state: State; paging: Paging },
): Promise<OfficePage<OfficeReview>> {
  const list = lists[state];
  const total = await countList(tx, list, paging);
  return { items: await selectReviews(tx, officePageOf(list, sql`d`, paging)), total };
}

export async function readOfficeReview(tx: Tx, id: string): Promise<OfficeReview> {
  const [found] = await selectReviews(tx, sql`(select *, 1 as place from reviews where id = ${id}::uuid)`);
  if (found === undefined) throw new Refusal("not_found");
  return found;
}
