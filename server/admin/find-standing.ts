/** Finds the verdict that is in force for a subject (R11.5): the last one of its kind that was not undone. */
import { and, desc, eq, isNull } from "drizzle-orm";
import { type AdverseAct, acts } from "#contract/office/acts.ts";
import type { Tx } from "#server/db/client.ts";
import { verdicts } from "#server/db/schema/admin.ts";

export async function findStanding(tx: Tx, act: AdverseAct, subjectId: string) {
  const [standing] = await tx
    .select()
    .from(verdicts)
    .where(
      and(
        eq(verdicts.subjectKind, acts[act].subject),
        eq(verdicts.subjectId, subjectId),
        eq(verdicts.act, act),
        isNull(verdicts.undoneAt),
      ),
    )
    .orderBy(desc(verdicts.createdAt))
    .limit(1);
  return standing;
}
