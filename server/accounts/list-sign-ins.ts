/** Lists the sign-ins of the last 90 days, the latest first (R7.14). */
import { and, desc, eq } from "drizzle-orm";
import { securityHistory } from "#contract/limits.ts";
import type { Tx } from "#server/db/client.ts";
import { signIns } from "#server/db/schema/accounts.ts";
import { isOfLate } from "./known-place.ts";

export async function listSignIns(tx: Tx, accountId: string) {
  const found = await tx
    .select()
    .from(signIns)
    .where(and(eq(signIns.accountId, accountId), isOfLate))
    .orderBy(desc(signIns.createdAt), desc(signIns.id))
    .limit(securityHistory.listed);
  return found.map(({ id, userAgent, network, way, createdAt }) => ({
    id,
    userAgent,
    network,
    way,
    at: createdAt.toISOString(),
  }));
}
