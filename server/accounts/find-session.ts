/** Finds the live session of a secret (R7.6): queried each time, so that an ended session is invalid on every process at once. */
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { session as limits } from "#contract/limits.ts";
import { can } from "#contract/permissions.ts";
import type { Db } from "#server/db/client.ts";
import { accounts, idempotencyKeys, sessions } from "#server/db/schema/accounts.ts";
import { adminSecondFactors } from "#server/db/schema/admin.ts";
import type { FindSession } from "#server/http/caller.ts";
import { isLive } from "./live-session.ts";
import { hashToken } from "./open-session.ts";

const ago = (milliseconds: number) => sql`now() - make_interval(secs => ${milliseconds / 1000})`;

/** A prepared query, as every signed-in call needs it; whether it has a name depends on the connection (decision 44). */
const writtenOnce = "";

/** By the hash of the bearer token, of the previous token, or of the page session (R2.1). */
type SecretColumn = typeof sessions.tokenHash | typeof sessions.previousHash | typeof sessions.pageHash;

/** For the previous token: valid until shortly after the new one is first used, so that a lost response signs nobody out. */
const isStillGood = sql`coalesce(${sessions.previousUntil} > now(), true)`;

/** The first use of the new token starts the last seconds of the previous one. */
const endPrevious = (db: Db, sessionId: string) =>
  db
    .update(sessions)
    .set({ previousUntil: sql`now() + make_interval(secs => ${limits.renewedFor / 1000})` })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.previousUntil)));

function writeQuestion(db: Db, column: SecretColumn, isNewKey: SQL<boolean>) {
  return db
    .select({
      sessionId: sessions.id,
      confirmed: sql<boolean>`${sessions.confirmedAt} > ${ago(limits.confirmedFor)}`,
      confirmedBy: sessions.confirmedBy,
      isRenewed: sql<boolean>`${sessions.previousHash} is not null and ${sessions.previousUntil} is null`,
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
      isNewKey,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(adminSecondFactors, eq(adminSecondFactors.accountId, sessions.accountId))
    .where(and(eq(column, sql.placeholder("hash")), isLive, column === sessions.previousHash ? isStillGood : undefined))
    .prepare(writtenOnce);
}

const unknownKey = sql<boolean>`not exists (select from ${idempotencyKeys} k
  where k.account_id = ${sessions.accountId} and k.key = ${sql.placeholder("key")})`;

/**
 * By the bearer token. `factorNeeded`: whether admins must have a second factor. An open session of an admin who has one was
 * opened with it.
 */
export function openFindSession(db: Db, factorNeeded: boolean): FindSession {
  const byToken = openFindBy(db, factorNeeded, sessions.tokenHash);
  const byPrevious = openFindBy(db, factorNeeded, sessions.previousHash);
  return async (token, key) => (await byToken(token, key)) ?? byPrevious(token, key);
}

export function openFindBy(db: Db, factorNeeded: boolean, column: SecretColumn): FindSession {
  let query: ReturnType<typeof writeQuestion> | undefined;
  let queryWithKey: typeof query;
  function run(secret: string, key: string | undefined) {
    const hash = hashToken(secret);
    if (key === undefined) {
      query ??= writeQuestion(db, column, sql<boolean>`false`);
      return query.execute({ hash });
    }
    queryWithKey ??= writeQuestion(db, column, unknownKey);
    return queryWithKey.execute({ hash, key });
  }
  return async (secret, key) => {
    const [found] = await run(secret, key);
    if (found === undefined || found.email === null) return null;
    const { sessionId, confirmed, confirmedBy, isRenewed, unnoted, email, factorAt, isNewKey, ...account } = found;
    if (unnoted) await db.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.id, sessionId));
    if (isRenewed && column === sessions.tokenHash) await endPrevious(db, sessionId);
    const lacksFactor = factorNeeded && can(account.role, "office.enter") && factorAt === null;
    const known = { ...account, email, emailVerified: true };
    return { sessionId, confirmed, confirmedBy, lacksFactor, account: known, isNewKey };
  };
}
