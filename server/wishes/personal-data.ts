/** A student's wishes (R10.3): the searches and their matches, stored until the account is erased. */
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
