/** The reviews of a teacher that are not hidden, newest first, a page at a time. */
import { and, desc, eq, isNull } from "drizzle-orm";
import { blankContacts } from "#contract/contact-details.ts";
import { initialOf } from "#contract/initial.ts";
import type { ShownTeacher } from "#contract/teachers.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { reviews } from "#server/db/schema/relations.ts";

type Asked = { page: number; limit: number; total: number };

export async function listReviews(tx: Tx, teacherId: string, asked: Asked): Promise<ShownTeacher["reviews"]> {
  const { page, limit, total } = asked;
  const pages = Math.ceil(total / limit);
  if (page > pages) return { items: [], total, page, pages };
  const rows = await tx
    .select({
      id: reviews.id,
      stars: reviews.stars,
      text: reviews.text,
      language: reviews.language,
      author: accounts.name,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(accounts, eq(accounts.id, reviews.studentId))
    .where(and(eq(reviews.teacherId, teacherId), isNull(reviews.hiddenAt)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const items = rows.map((row) => ({
    ...row,
    text: blankContacts(row.text),
    author: initialOf(row.author),
    createdAt: row.createdAt.toISOString(),
  }));
  return { items, total, page, pages };
}
