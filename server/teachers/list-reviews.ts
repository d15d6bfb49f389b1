/** The reviews of a teacher that are not hidden, newest first, a page at a time; nothing in them says who wrote which (R10.1). */
import { and, desc, eq, isNull } from "drizzle-orm";
import { areaName } from "#content/area-name.ts";
import { blankContacts } from "#contract/contact-details.ts";
import type { ShownTeacher } from "#contract/teachers.ts";
import { monthOf } from "#contract/time-zone.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { reviews } from "#server/db/schema/relations.ts";
import { students } from "#server/db/schema/students.ts";

type Asked = { page: number; limit: number; total: number; language: Language };

export async function listReviews(tx: Tx, teacherId: string, asked: Asked): Promise<ShownTeacher["reviews"]> {
  const { page, limit, total, language } = asked;
  const pages = Math.ceil(total / limit);
  if (page > pages) return { items: [], total, page, pages };
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
    .offset((page - 1) * limit);
  const items = rows.map(({ createdAt, ...row }) => ({
    ...row,
    text: blankContacts(row.text),
    areaName: areaName(row.area, language),
    month: monthOf(createdAt),
  }));
  return { items, total, page, pages };
}
