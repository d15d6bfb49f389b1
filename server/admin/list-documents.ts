/** The documents of teachers as the office lists them (R11.1): with what their teacher claims, and who decided. */
import { type SQL, sql } from "drizzle-orm";
import type { DocumentState, OfficeDocument } from "#contract/office/documents.ts";
import { limitAndOffset, type Paging } from "#contract/paging.ts";
import type { Tx } from "#server/db/client.ts";
import { publicPhoto } from "#server/people/photo-address.ts";
import { Refusal } from "#server/refusal.ts";
import { moment, type OfficePage } from "./office-page.ts";

type Teacher = OfficeDocument["teacher"];
type Row = Omit<OfficeDocument, "teacher" | "decidedBy" | "state"> & {
  teacher: Omit<Teacher, "photo"> & { photoKey: string | null };
  decider: OfficeDocument["decidedBy"];
};

/** What is decided counts by its decision; the newest first. Waiting ones go by the queue, where they are few among all. */
const lists: Record<DocumentState, { from: SQL; which: SQL; order: SQL }> = {
  waiting: {
    from: sql`queue_items o join documents d on d.id = o.subject_id`,
    which: sql`o.kind = 'document' and o.done_at is null`,
    order: sql`o.priority desc, o.waiting_since, o.id`,
  },
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
    select d.id, d.name, d.type, d.media_type as "mediaType", d.size::int as size, d.uploaded_at as "uploadedAt",
      d.verified_at as "verifiedAt", d.verified_name as "verifiedName", d.rejected_at as "rejectedAt",
      d.rejection_reason as "rejectionReason", q.id as "queueItemId",
      json_build_object('id', a.id, 'name', a.name, 'photoKey', t.photo_key, 'gender', t.gender, 'subjects', t.subjects,
        'qualifications', t.qualifications, 'experienceYears', t.experience_years, 'bio', t.bio,
        'verified', t.verified_at is not null) as teacher,
      case when k.id is not null then json_build_object('id', k.id, 'name', k.name, 'email', k.email) end as decider
    from (${page}) d
    join teachers t on t.account_id = d.teacher_id
    join accounts a on a.id = d.teacher_id
    left join accounts k on k.id = d.decided_by
    left join queue_items q on q.kind = 'document' and q.subject_id = d.id
    order by d.place`);
  return rows.map(toDocument);
}

function toDocument({ teacher: { photoKey, ...teacher }, decider, ...row }: Row): OfficeDocument {
  const decided = row.rejectedAt === null ? "waiting" : "rejected";
  return {
    ...row,
    uploadedAt: moment(row.uploadedAt) ?? "",
    verifiedAt: moment(row.verifiedAt),
    rejectedAt: moment(row.rejectedAt),
    state: row.verifiedAt === null ? decided : "verified",
    decidedBy: decider,
    teacher: { ...teacher, photo: publicPhoto(photoKey) },
  };
}

export async function listDocuments(
  tx: Tx,
  { state, paging }: { state: DocumentState; paging: Paging },
): Promise<OfficePage<OfficeDocument>> {
  const { from, which, order } = lists[state];
  const { limit, offset } = limitAndOffset(paging);
  const counted = await tx.execute<{ total: number }>(sql`select count(*)::int as total from ${from} where ${which}`);
  const page = sql`select d.*, row_number() over (order by ${order}) as place
    from ${from} where ${which} order by ${order} limit ${limit} offset ${offset}`;
  return { items: await selectDocuments(tx, page), total: counted.rows[0]?.total ?? 0 };
}

export async function readDocument(tx: Tx, id: string): Promise<OfficeDocument> {
  const [found] = await selectDocuments(tx, sql`select d.*, 1 as place from documents d where d.id = ${id}::uuid`);
  if (found === undefined) throw new Refusal("not_found");
  return found;
}
