/** Refuses the second of two decisions (R11.1): the first stands, and the other officer learns who decided and when. */
import { eq } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { Refusal } from "#server/refusal.ts";

/** Admins see each other by the address that each signs in with. */
async function nameAdmin(tx: Tx, id: string | null): Promise<string | undefined> {
  if (id === null) return undefined;
  const [admin] = await tx
    .select({ name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, id));
  return admin?.email ?? admin?.name;
}

type First = { adminId: string | null; at: Date | null };

async function refuseFor(tx: Tx, code: "already_decided" | "already_claimed", first: First): Promise<Refusal> {
  const by = await nameAdmin(tx, first.adminId);
  return new Refusal(code, {
    ...(by !== undefined && { by }),
    ...(first.at !== null && { at: first.at.toISOString() }),
  });
}

export const alreadyDecided = (tx: Tx, first: First) => refuseFor(tx, "already_decided", first);

/** `at`: when the other officer's claim ends. */
export const alreadyClaimed = (tx: Tx, first: First) => refuseFor(tx, "already_claimed", first);
