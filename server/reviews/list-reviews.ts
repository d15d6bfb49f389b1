/** The visible reviews of a teacher, newest first, a page at a time; nothing reveals who wrote which (R10.1). */
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { limitAndOffset, type Paging } from "#contract/paging.ts";
import type { ReceivedReview, ShownReview } from "#contract/reviews.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Reads, Tx } from "#server/db/client.ts";
import { reviews } from "#server/db/schema/relations.ts";
import { students } from "#server/db/schema/students.ts";
import { Refusal } from "#server/refusal.ts";
import { shownReviews, shownTo, type Viewer } from "#server/teachers/show-teacher.ts";
import { type OpenRow, openColumns, showReceived, showReview } from "./show-review.ts";

type ReviewPaging = Paging & { language: Language };
type Page<Shown> = { items: Shown[]; total: number };

export async function listReviews(
  tx: Reads,
  teacherId: string,
  viewer: Viewer,
  { language, ...paging }: ReviewPaging,
): Promise<Page<ShownReview>> {
  const seen = await tx.execute<{ total: number }>(
    sql`select ${shownReviews(sql`t.account_id`)} as total ${shownTo(teacherId, viewer)}`,
  );
  const [teacher] = seen.rows;
  if (teacher === undefined) throw new Refusal("not_found");
  const rows = await selectPage(tx, teacherId, teacher.total, paging);
  return { items: rows.map((row) => showReview(row, language)), total: teacher.total };
}

export async function listReceived(
  tx: Tx,
  teacherId: string,
  { language, ...paging }: ReviewPaging,
): Promise<Page<ReceivedReview>> {
  const total = await tx.$count(reviews, shownOf(teacherId));
  const rows = await selectPage(tx, teacherId, total, paging);
  return { items: rows.map((row) => showReceived(row, language)), total };
}

export async function readReceived(
  tx: Tx,
  { id, teacherId }: { id: string; teacherId: string },
  language: Language,
): Promise<ReceivedReview> {
  const [row] = await selectOpen(tx, and(eq(reviews.publicId, id), shownOf(teacherId)));
  if (row === undefined) throw new Refusal("not_found");
  return showReceived(row, language);
}

const shownOf = (teacherId: string) => and(eq(reviews.teacherId, teacherId), isNull(reviews.hiddenAt));

/** A page beyond the end costs no query. */
async function selectPage(tx: Reads, teacherId: string, total: number, paging: Paging): Promise<OpenRow[]> {
  const { limit, offset } = limitAndOffset(paging);
  return offset >= total ? [] : selectOpen(tx, shownOf(teacherId)).limit(limit).offset(offset);
}

function selectOpen(tx: Reads, where: SQL | undefined) {
  return tx
    .select(openColumns)
    .from(reviews)
    .leftJoin(students, eq(students.accountId, reviews.studentId))
    .where(where)
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
}
