/** For tests: two people in a relation of some status, made in the database. */
import type { RelationStatus } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { relations } from "#server/db/schema/relations.ts";

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
