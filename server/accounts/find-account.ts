/** Finds an account by address and role (R3.1); `hold` locks its row until the transaction ends. */
import { and, eq } from "drizzle-orm";
import type { Addressee } from "#contract/schemas/proof.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import type { UserRow } from "./user.ts";

export async function findAccount(tx: Tx, { email, role }: Addressee): Promise<UserRow | undefined> {
  const [found] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.email, email), eq(accounts.role, role)));
  return found;
}

export async function lockAccount(tx: Tx, { email, role }: Addressee): Promise<UserRow | undefined> {
  const [found] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.email, email), eq(accounts.role, role)))
    .for("no key update");
  return found;
}

export async function lockAccountById(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [found] = await tx.select().from(accounts).where(eq(accounts.id, id)).for("no key update");
  return found;
}
