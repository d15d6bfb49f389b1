/** For tests: two people in a relation of some status, inserted into the database. */
import type { RelationStatus } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { relationQuestions, relations } from "#server/db/schema/relations.ts";

export async function relate(
  tx: Tx,
  studentId: string,
  teacherId: string,
  status: RelationStatus,
  message: string | null = null,
): Promise<string> {
  const begun = status === "accepted" || status === "ended";
  const [made] = await tx
    .insert(relations)
    .values({
      studentId,
      teacherId,
      askedBy: "student",
      status,
      message,
      expiresAt: new Date(Date.now() + 1e9),
      activatedAt: begun ? new Date() : null,
    })
    .returning({ id: relations.id });
  if (made === undefined) throw new Error("the relation was not made");
  return made.id;
}

/** The family said that they met (R10.4), so that its review counts (R3.8). */
export async function sayMet(tx: Tx, relationId: string, studentId: string): Promise<void> {
  const answered = { answer: true, answeredAt: new Date() };
  await tx.insert(relationQuestions).values({ relationId, accountId: studentId, day: 3, ...answered });
}
