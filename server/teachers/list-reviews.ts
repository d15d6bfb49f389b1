/** The reviews of a teacher that are not hidden, newest first, a page at a time; nothing in them says who wrote which (R10.1). */
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { areaName } from "#content/area-name.ts";
import { textIn } from "#content/text-in.ts";
import { blankContacts } from "#contract/contact-details.ts";
import { limitAndOffset, type Paging } from "#contract/paging.ts";
import type { ShownReview } from "#contract/teachers.ts";
import { monthOf } from "#contract/time-zone.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { reviews } from "#server/db/schema/relations.ts";
import { students } from "#server/db/schema/students.ts";
import { Refusal } from "#server/refusal.ts";
import { shownTo, type Viewer } from "./show-teacher.ts";

type Asked = Paging & { language: Language };

export async function listReviews(
  tx: Tx,
  teacherId: string,
  viewer: Viewer,
  { language, ...paging }: Asked,
): Promise<{ items: ShownReview[]; total: number }> {
  const seen = await tx.execute<{ total: number }>(sql`select t.review_count as total ${shownTo(teacherId, viewer)}`);
  const [teacher] = seen.rows;
  if (teacher === undefined) throw new Refusal("not_found");
  const { limit, offset } = limitAndOffset(paging);
  if (offset >= teacher.total) return { items: [], total: teacher.total };
  const rows = await tx
    .select({
      id: reviews.id,
      stars: reviews.stars,
      text: reviews.text,
      language: reviews.language,
      area: students.publicArea,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .leftJoin(students, eq(students.accountId, reviews.studentId))
    .where(and(eq(reviews.teacherId, teacherId), isNull(reviews.hiddenAt)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);
  const { t } = textIn(language);
  const items = rows.map(({ createdAt, area, ...row }) => {
    const place = areaName(area, language);
    return {
      ...row,
      text: blankContacts(row.text),
      reviewer: place === null ? t("profiles:teacher.reviewerPlain") : t("profiles:teacher.reviewer", { place }),
      month: monthOf(createdAt),
    };
  });
  return { items, total: teacher.total };
}
