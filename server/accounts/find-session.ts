/** Finds the live session of a token (R7.6): asked of the database at every call, so that an ended one is dead on every process at once. */
import { and, eq, sql } from "drizzle-orm";
import { session as limits } from "#contract/limits.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts, sessions } from "#server/db/schema/accounts.ts";
import { adminSecondFactors } from "#server/db/schema/admin.ts";
import type { SignedIn } from "#server/http/caller.ts";
import { isLive } from "./live-session.ts";
import { hashToken } from "./open-session.ts";

const ago = (milliseconds: number) => sql`now() - make_interval(secs => ${milliseconds / 1000})`;

/** `factorNeeded`: whether admins must have a second factor. An open session of one who has it was opened with it. */
export async function findSession(tx: Tx, token: string, factorNeeded: boolean): Promise<SignedIn | null> {
  const [found] = await tx
    .select({
      sessionId: sessions.id,
      confirmed: sql<boolean>`${sessions.confirmedAt} > ${ago(limits.confirmedFor)}`,
      confirmedBy: sessions.confirmedBy,
      unnoted: sql<boolean>`${sessions.lastUsedAt} < ${ago(limits.noteUseEvery)}`,
      id: accounts.id,
      role: accounts.role,
      name: accounts.name,
      email: accounts.email,
      status: accounts.status,
      language: accounts.language,
      hasPhone: sql<boolean>`${accounts.phone} is not null`,
      hasPassword: sql<boolean>`${accounts.passwordHash} is not null`,
      factorAt: adminSecondFactors.confirmedAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(adminSecondFactors, eq(adminSecondFactors.accountId, sessions.accountId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), isLive));
  if (found === undefined || found.email === null) return null;
  const { sessionId, confirmed, confirmedBy, unnoted, email, factorAt, ...account } = found;
  if (unnoted) await tx.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.id, sessionId));
  const lacksFactor = factorNeeded && account.role === "admin" && factorAt === null;
  return { sessionId, confirmed, confirmedBy, lacksFactor, account: { ...account, email, emailVerified: true } };
}
