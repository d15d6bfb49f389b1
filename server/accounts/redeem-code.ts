/** Redeems a one-time code or its link (R7.4): counted before it is looked at, good for one account and purpose, once. */
import { timingSafeEqual } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { CodePurpose } from "#contract/accounts.ts";
import type { Addressee, Proof } from "#contract/proof.ts";
import type { Tx } from "#server/db/client.ts";
import { oneTimeCodes } from "#server/db/schema/accounts.ts";
import { Refusal } from "#server/refusal.ts";
import type { Accounts } from "./accounts.ts";
import { holdAccount, holdAccountById } from "./find-account.ts";
import { hashCode } from "./issue-code.ts";
import { networkOf } from "./limits.ts";
import { hashToken } from "./open-session.ts";
import type { AccountRow } from "./user.ts";

const nobody = "00000000-0000-0000-0000-000000000000";

/** What the right code allows, in the transaction that uses it up. */
type Effect<T> = (tx: Tx, account: AccountRow) => Promise<T>;
/** Where getting ready takes long: done when the try is counted, before a connection is held. */
type Prepare<T> = () => Promise<Effect<T>>;

type Redeeming<T> = {
  proof: Proof;
  purpose: CodePurpose;
  /** Network address of the caller. */
  address: string;
} & ({ effect: Effect<T> } | { prepare: Prepare<T> });

export async function redeemCode<T>(accounts: Accounts, redeeming: Redeeming<T>): Promise<T> {
  const { proof, purpose, address } = redeeming;
  const prepare = "prepare" in redeeming ? redeeming.prepare : async () => redeeming.effect;
  await accounts.limits.take("codeAddress", [networkOf(address)]);
  return "link" in proof
    ? redeemLink(accounts, proof.link, purpose, prepare)
    : redeemDigits(accounts, proof, purpose, prepare);
}

const isLive = and(isNull(oneTimeCodes.usedAt), sql`${oneTimeCodes.expiresAt} > now()`);

/** 256 bits cannot be guessed, so strangers' guesses are not counted against its owner. */
async function redeemLink<T>({ db }: Accounts, link: string, purpose: CodePurpose, prepare: Prepare<T>): Promise<T> {
  const effect = await prepare();
  return db.transaction(async (tx) => {
    const ofLink = and(eq(oneTimeCodes.linkHash, hashToken(link)), eq(oneTimeCodes.purpose, purpose), isLive);
    const [found] = await tx.select({ accountId: oneTimeCodes.accountId }).from(oneTimeCodes).where(ofLink);
    const account = await holdAccountById(tx, found?.accountId ?? nobody);
    // Looked at again under the lock: a second use at the same moment finds it used.
    const [code] = await tx.select({ id: oneTimeCodes.id }).from(oneTimeCodes).where(ofLink);
    if (account === undefined || code === undefined) throw new Refusal("otp_invalid");
    await spendCodes(tx, account.id, purpose);
    return effect(tx, account);
  });
}

async function redeemDigits<T>(
  { db, limits, secret }: Accounts,
  { email, role, otp }: Addressee & { otp: string },
  purpose: CodePurpose,
  prepare: Prepare<T>,
): Promise<T> {
  const ofPurpose = [email, role, purpose];
  const ofDay = [email, role];
  const tries = await limits.take("code", ofPurpose, "account_blocked");
  const today = await limits.take("codeDay", ofDay, "account_blocked");
  const effect = await prepare();
  const done = await db.transaction(async (tx) => {
    const account = await holdAccount(tx, { email, role });
    const code = await findLatest(tx, account?.id ?? nobody, purpose);
    const expected = hashCode(secret, code ?? { accountId: nobody, purpose, linkHash: Buffer.alloc(32) }, otp);
    if (account === undefined || code === undefined || !timingSafeEqual(code.codeHash, expected)) return null;
    await spendCodes(tx, account.id, purpose);
    return { result: await effect(tx, account) };
  });
  if (done === null)
    throw new Refusal("otp_invalid", { remainingAttempts: Math.min(tries.remaining, today.remaining) });
  await limits.clear("code", ofPurpose);
  await limits.giveBack("codeDay", ofDay);
  return done.result;
}

async function findLatest(tx: Tx, accountId: string, purpose: CodePurpose) {
  const [code] = await tx
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.accountId, accountId), eq(oneTimeCodes.purpose, purpose), isLive))
    .orderBy(desc(oneTimeCodes.createdAt), desc(oneTimeCodes.id))
    .limit(1);
  return code;
}

/** All that are out for this purpose: one mail used, the others are worth nothing. */
async function spendCodes(tx: Tx, accountId: string, purpose: CodePurpose): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(oneTimeCodes.accountId, accountId), eq(oneTimeCodes.purpose, purpose), isNull(oneTimeCodes.usedAt)));
}
