/** What the office decided about a person, and what they wrote to it (R10.3), for their export. On erasure the texts of both are deleted, as the office's may name the person (R4.4). */
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { appeals, verdicts } from "#server/db/schema/admin.ts";

/** Who decided is not exported. */
export async function collect(tx: Tx, id: string) {
  const decisions = await tx
    .select({
      id: verdicts.id,
      act: verdicts.act,
      rule: verdicts.rule,
      words: verdicts.words,
      createdAt: verdicts.createdAt,
      appealUntil: verdicts.appealUntil,
      undoneAt: verdicts.undoneAt,
      appeal: appeals.words,
      appealedAt: appeals.createdAt,
      decision: appeals.decision,
      answer: appeals.answer,
    })
    .from(verdicts)
    .leftJoin(appeals, eq(appeals.verdictId, verdicts.id))
    .where(eq(verdicts.concernedId, id))
    .orderBy(asc(verdicts.createdAt));
  return { verdicts: decisions };
}

export async function erase(tx: Tx, id: string): Promise<void> {
  const own = tx.select({ id: verdicts.id }).from(verdicts).where(eq(verdicts.concernedId, id));
  await tx
    .update(appeals)
    .set({ words: "", answer: sql`case when ${appeals.answer} is not null then '' end` })
    .where(inArray(appeals.verdictId, own));
  await tx.update(verdicts).set({ words: "" }).where(eq(verdicts.concernedId, id));
}
