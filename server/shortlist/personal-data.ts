/** A student's shortlist (R10.3); deleted with the account. */
import { asc, eq } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { shortlistedTeachers as kept } from "#server/db/schema/shortlists.ts";

export async function collect(tx: Tx, id: string) {
  return {
    shortlist: await tx.query.shortlistedTeachers.findMany({
      columns: { teacherId: true, createdAt: true },
      where: eq(kept.accountId, id),
      orderBy: [asc(kept.position)],
    }),
  };
}

/** Also entries for this person on others' lists. */
export async function erase(tx: Tx, id: string): Promise<void> {
  await tx.delete(kept).where(eq(kept.accountId, id));
  await tx.delete(kept).where(eq(kept.teacherId, id));
}
