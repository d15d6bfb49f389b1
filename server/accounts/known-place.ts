/** Whether an account was used from this network or browser before (R7.13). */
import { and, eq, or, sql } from "drizzle-orm";
import { securityHistory } from "#contract/limits.ts";
import type { Addressee } from "#contract/schemas/proof.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts, signIns } from "#server/db/schema/accounts.ts";
import { hashToken, type Origin } from "./open-session.ts";
import { wideNetworkOf } from "./wide-network.ts";

/** Sign-ins recent enough to count and to be listed. */
export const isOfLate = sql`${signIns.createdAt} > now() - make_interval(secs => ${securityHistory.keptFor / 1000})`;

export async function isKnownPlace(tx: Tx, { email, role }: Addressee, { address, device }: Origin): Promise<boolean> {
  const here = or(
    eq(signIns.network, wideNetworkOf(address)),
    typeof device === "string" ? eq(signIns.deviceHash, hashToken(device)) : undefined,
  );
  const [found] = await tx
    .select({ id: signIns.id })
    .from(signIns)
    .innerJoin(accounts, eq(accounts.id, signIns.accountId))
    .where(and(eq(accounts.email, email), eq(accounts.role, role), here, isOfLate))
    .limit(1);
  return found !== undefined;
}
