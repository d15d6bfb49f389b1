/** Lists the documents of teachers for the office (R11.1): with the teacher's data and who decided. */

import { type SQL, sql } from "drizzle-orm";
import type { OfficeDocument } from "#contract/office/documents.ts";
import type { DocumentState } from "#contract/office/states.ts";
import type { Paging } from "#contract/paging.ts";
import type { Tx } from "#server/db/client.ts";
import { isoMoment } from "#server/db/iso-moment.ts";
import { publicPhoto } from "#server/people/photo-address.ts";
import { Refusal } from "#server/refusal.ts";
import type { OfficePage } from "./office-page.ts";
import { countList, type OfficeListSql, officePageOf, officerJson, waitingOf } from "./office-sql.ts";

type Teacher = OfficeDocument["teacher"];
type Row = Omit<OfficeDocument, "teacher" | "state"> & {
  teacher: Omit<Teacher, "photo"> & { photoKey: string | null };
};

/** Decided ones order by decision, newest first. Waiting ones are few among all: read them by the queue. */
const lists: Record<DocumentState, OfficeListSql> = {
  waiting: waitingOf(sql`'document'`, sql`documents`),
  verified: {
    from: sql`documents d`,
    which: sql`d.verified_at is not null`,
    order: sql`d.verified_at desc, d.id desc`,
  },
  rejected: {
    from: sql`documents d`,
    which: sql`d.rejected_at is not null`,
    order: sql`d.rejected_at desc, d.id desc`,
  },
};

async function selectDocuments(tx: Tx, page: SQL): Promise<OfficeDocument[]> {
  const { rows } = await tx.execute<Row>(sql`
    select d.id, d.name, d.type, d.media_type as "mediaType", d.size::int as size,
      ${isoMoment(sql`d.uploaded_at`)} as "uploadedAt", ${isoMoment(sql`d.verified_at`)} as "verifiedAt",
      d.verified_name as "verifiedName", ${isoMoment(sql`d.rejected_at`)} as "rejectedAt",
      d.rejection_reason as "rejectionReason", q.id as "queueItemId",
      json_build_object('id', a.id, 'name', a.name, 'photoKey', t.photo_key, 'gender', t.gender, 'subjects', t.subjects,
        'qualifications', t.qualifications, 'experienceYears', t.experience_years, 'bio', t.bio,
        'verified', t.verified_at is not null) as teacher,
      ${officerJson(sql`k`)} as "decidedBy"
    from ${page} d
    join teachers t on t.account_id = d.teacher_id
    join accounts a on a.id = d.teacher_id
    left join accounts k on k.id = d.decided_by
    left join queue_items q on q.kind = 'document' and q.subject_id = d.id
    order by d.place`);
  return rows.map(toDocument);
}

function toDocument({ teacher: { photoKey, ...teacher }, ...row }: Row): OfficeDocument {
  const undecided = row.rejectedAt === null ? "waiting" : "rejected";
  const state = row.verifiedAt === null ? undecided : "verified";
  return { ...row, state, teacher: { ...teacher, photo: publicPhoto(photoKey) } };
}

export async function listOfficeDocuments(
  tx: Tx,
  { state, paging }: { state: DocumentState; paging: Paging },
): Promise<OfficePage<OfficeDocument>> {
  const list = lists[state];
  const total = await countList(tx, list, paging);
  return { items: await selectDocuments(tx, officePageOf(list, sql`d`, paging)), total };
}

export async function readOfficeDocument(tx: Tx, id: string): Promise<OfficeDocument> {
  const [found] = await selectDocuments(tx, sql`(select *, 1 as place from documents where id = ${id}::uuid)`);
  if (found === undefined) throw new Refusal("not_found");
  return found;
}
