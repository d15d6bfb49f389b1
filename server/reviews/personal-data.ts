/** Personal data of reviews (R10.3): text is erased with its author (R4.4), stars stay for the rating. */
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { monthOf } from "#contract/time-zone.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { reviews } from "#server/db/schema/relations.ts";

type Owner = { id: string; role: MemberRole };

/** Complete for its author; for the teacher what the page shows, without a hint at the author (R10.1). */
export async function collect(tx: Tx, { id, role }: Owner) {
  return { reviews: await (role === "student" ? collectWritten(tx, id) : collectReceived(tx, id)) };
}

async function collectWritten(tx: Tx, id: string) {
  const rows = await tx.query.reviews.findMany({
    columns: {
      publicId: true,
      counted: true,
      relationId: true,
      teacherId: true,
      stars: true,
      text: true,
      language: true,
      hiddenAt: true,
      hiddenReason: true,
      takenBackAt: true,
      createdAt: true,
      updatedAt: true,
    },
    where: eq(reviews.studentId, id),
  });
  return rows.map(({ publicId, ...review }) => ({ id: publicId, ...review }));
}

async function collectReceived(tx: Tx, id: string) {
  const rows = await tx.query.reviews.findMany({
    columns: {
      publicId: true,
      counted: true,
      stars: true,
      text: true,
      language: true,
      answer: true,
      answeredAt: true,
      createdAt: true,
    },
    where: and(eq(reviews.teacherId, id), isNull(reviews.hiddenAt)),
    orderBy: [asc(reviews.createdAt)],
  });
  return rows.map(({ publicId, createdAt, ...review }) => ({ id: publicId, ...review, month: monthOf(createdAt) }));
}

export async function erase(tx: Tx, { id, role }: Owner): Promise<void> {
  // The admin's reason may name the author.
  const hiddenReason = sql`case when ${reviews.hiddenReason} is not null then '' end`;
  if (role === "student") await tx.update(reviews).set({ text: null, hiddenReason }).where(eq(reviews.studentId, id));
  else await tx.update(reviews).set({ answer: null }).where(eq(reviews.teacherId, id));
}
