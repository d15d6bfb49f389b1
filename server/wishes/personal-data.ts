/** What a student wished for (R10.3): the searches and whom they found, as long as the account lives. */
import { asc, eq } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { wishes } from "#server/db/schema/wishes.ts";

export async function collect(tx: Tx, id: string) {
  return {
    wishes: await tx.query.wishes.findMany({
      columns: { id: true, query: true, createdAt: true, until: true },
      where: eq(wishes.accountId, id),
      orderBy: [asc(wishes.createdAt)],
    }),
  };
}

export async function erase(tx: Tx, id: string): Promise<void> {
  await tx.delete(wishes).where(eq(wishes.accountId, id));
}
