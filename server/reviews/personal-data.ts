/** What reviews hold of a person (R10.3): words go with who wrote them (R4.4), stars stay for the rating. */
import { and, asc, eq, isNull } from "drizzle-orm";
import { monthOf } from "#contract/time-zone.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { reviews } from "#server/db/schema/relations.ts";

type Owner = { id: string; role: MemberRole };

/** To its writer all of it; to the teacher what the page shows, and no hint at who wrote it (R10.1). */
export async function collect(tx: Tx, { id, role }: Owner) {
  return { reviews: await (role === "student" ? collectWritten(tx, id) : collectReceived(tx, id)) };
}

function collectWritten(tx: Tx, id: string) {
  return tx.query.reviews.findMany({
    columns: {
      id: true,
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
}

async function collectReceived(tx: Tx, id: string) {
  const rows = await tx.query.reviews.findMany({
    columns: { id: true, stars: true, text: true, language: true, answer: true, answeredAt: true, createdAt: true },
    where: and(eq(reviews.teacherId, id), isNull(reviews.hiddenAt)),
    orderBy: [asc(reviews.createdAt)],
  });
  return rows.map(({ createdAt, ...review }) => ({ ...review, month: monthOf(createdAt) }));
}

export async function erase(tx: Tx, { id, role }: Owner): Promise<void> {
  if (role === "student") await tx.update(reviews).set({ text: null }).where(eq(reviews.studentId, id));
  else await tx.update(reviews).set({ answer: null }).where(eq(reviews.teacherId, id));
}
