/** Redeems a one-time code or its link (R7.4): counted before it is checked, valid for one account and purpose, once. */
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { CodePurpose } from "#contract/code-purposes.ts";
import type { Proof } from "#contract/schemas/proof.ts";
import type { Tx } from "#server/db/client.ts";
import { oneTimeCodes } from "#server/db/schema/accounts.ts";
import { networkOf } from "#server/rate-limits/network-of.ts";
import { Refusal } from "#server/refusal.ts";
import { isSigned } from "#server/settings/secret.ts";
import type { Accounts } from "./accounts.ts";
import { findAccount, lockAccountById } from "./find-account.ts";
import { hashCode } from "./issue-code.ts";
import { hashToken } from "./open-session.ts";
import type { UserRow } from "./user.ts";

const nobody = "00000000-0000-0000-0000-000000000000";
const noHash = Buffer.alloc(32);

type CodeRow = typeof oneTimeCodes.$inferSelect;
/** The effect of the right code, in the transaction that uses it up. */
type Effect<T> = (tx: Tx, account: UserRow, code: CodeRow) => Promise<T>;
/** Slow preparation: runs after the try is counted, before a connection is taken. */
type Prepare<T> = () => Promise<Effect<T>>;
/** Typed by a signed-in person: counted by account, so that other people's guesses do not lock its owner out. */
type OwnProof = { accountId: string; otp: string };
type Digits = Exclude<Proof, { link: string }> | OwnProof;

type Redeeming<T> = {
  proof: Proof | OwnProof;
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

/** 256 bits cannot be guessed, so failures are not counted against the owner. */
async function redeemLink<T>({ db }: Accounts, link: string, purpose: CodePurpose, prepare: Prepare<T>): Promise<T> {
  const effect = await prepare();
  const ofLink = and(eq(oneTimeCodes.linkHash, hashToken(link)), eq(oneTimeCodes.purpose, purpose), isLive);
  const [found] = await db.select().from(oneTimeCodes).where(ofLink);
  return found === undefined ? refuse() : spend(db, found, effect);
}

/** Checked without a lock, whose cost would reveal a known address (R7.13). */
async function redeemDigits<T>(
  { db, limits, accepted }: Accounts,
  proof: Digits,
  purpose: CodePurpose,
  prepare: Prepare<T>,
): Promise<T> {
  const ofDay = "accountId" in proof ? [proof.accountId] : [proof.email, proof.role];
  const ofPurpose = [...ofDay, purpose];
  const tries = await limits.take("code", ofPurpose, "account_blocked");
  const today = await limits.take("codeDay", ofDay, "account_blocked");
  const effect = await prepare();
  const accountId = "accountId" in proof ? proof.accountId : (await findAccount(db, proof))?.id;
  const code = await findLatest(db, accountId ?? nobody, purpose);
  const bound = code ?? { accountId: nobody, purpose, linkHash: noHash, codeHash: noHash };
  const isRight = isSigned(accepted, bound.codeHash, (secret) => hashCode(secret, bound, proof.otp));
  if (code === undefined || !isRight) refuse(Math.min(tries.remaining, today.remaining));
  const result = await spend(db, code, effect);
  await limits.clear("code", ofPurpose);
  await limits.giveBack("codeDay", ofDay);
  return result;
}

function refuse(remainingAttempts?: number): never {
  throw new Refusal("otp_invalid", remainingAttempts === undefined ? {} : { remainingAttempts });
}

/** Checked again under the account's lock: of two concurrent uses the second finds it used. */
function spend<T>(db: Accounts["db"], { id, accountId, purpose }: CodeRow, effect: Effect<T>): Promise<T> {
  return db.transaction(async (tx) => {
    const account = await lockAccountById(tx, accountId);
    const [code] = await tx
      .select()
      .from(oneTimeCodes)
      .where(and(eq(oneTimeCodes.id, id), isLive));
    if (account === undefined || code === undefined) return refuse();
    await spendCodes(tx, accountId, purpose);
    return effect(tx, account, code);
  });
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

/** All codes of this purpose: using one mail invalidates the others. */
async function spendCodes(tx: Tx, accountId: string, purpose: CodePurpose): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(oneTimeCodes.accountId, accountId), eq(oneTimeCodes.purpose, purpose), isNull(oneTimeCodes.usedAt)));
}
