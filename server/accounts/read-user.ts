/** Reads the signed-in user (R7.6): by one's own id, another's is not found. */
import { and, eq } from "drizzle-orm";
import type { User } from "#contract/me.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { Refusal } from "#server/refusal.ts";
import { userOf } from "./user.ts";

export async function readUser(tx: Tx, callerId: string, id: string): Promise<User> {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.id, callerId)));
  if (account === undefined) throw new Refusal("not_found");
  return userOf(account);
}
