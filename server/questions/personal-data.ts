/**
 * Follow-up questions and answers of a person (R10.3): no free text, so nothing identifies anybody once the account is
 * erased.
 */
import { asc, eq } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { relationQuestions } from "#server/db/schema/relations.ts";

export async function collect(tx: Tx, id: string) {
  return {
    questions: await tx.query.relationQuestions.findMany({
      columns: { id: true, relationId: true, day: true, askedAt: true, answeredAt: true, answer: true },
      where: eq(relationQuestions.accountId, id),
      orderBy: [asc(relationQuestions.askedAt)],
    }),
  };
}
