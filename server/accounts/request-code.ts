/** Requests a code by mail (R7.4). The call only queues a job, so that it does the same work for every address. */
import type { CodePurpose, OpenPurpose } from "#contract/code-purposes.ts";
import { otp } from "#contract/limits.ts";
import type { Addressee } from "#contract/schemas/proof.ts";
import { networkOf } from "#server/rate-limits/network-of.ts";
import { Refusal } from "#server/refusal.ts";
import type { Accounts } from "./accounts.ts";
import type { Limits } from "./limits.ts";

type CodeRequest = Addressee & { purpose: CodePurpose };
type PublicCodeRequest = Addressee & { purpose: OpenPurpose };

export const resendSeconds = otp.resendAfter / 1000;

/** Refuses requests too soon or too often, for known and unknown addresses alike. */
export async function requestCode(accounts: Accounts, request: PublicCodeRequest, address: string): Promise<void> {
  await accounts.limits.take("mailAddress", [networkOf(address)]);
  const tooSoon = await countMail(accounts.limits, request, address);
  if (tooSoon !== null) throw tooSoon;
  await queueQuestion(accounts, request);
}

/** A request within the minute is covered by the mail already sent: always the same answer (R7.4). */
export async function requestReset(accounts: Accounts, { email, role }: Addressee, address: string): Promise<void> {
  await accounts.limits.take("mailAddress", [networkOf(address)]);
  const request = { email, role, purpose: "reset_password" } as const;
  if ((await countMail(accounts.limits, request, address)) === null) await queueQuestion(accounts, request);
}

/** For a sign-in that must verify first: sends a fresh code if allowed, otherwise nothing. */
export async function offerCode(accounts: Accounts, { email, role }: Addressee, address: string): Promise<void> {
  const request = { email, role, purpose: "verify_email" } as const;
  const refused = await countMail(accounts.limits, request, address).catch(onlyRefusal);
  if (refused === null) await queueQuestion(accounts, request);
}

/**
 * Counts one mail of this purpose, first against the network's share, so that one network cannot use up or delay all of the
 * owner's. Throws when none is left; returns the refusal of one that comes too soon.
 */
export async function countMail(
  limits: Limits,
  { email, role, purpose }: CodeRequest,
  address: string,
): Promise<Refusal | null> {
  const key = [email, role, purpose];
  const ofNetwork = [...key, networkOf(address)];
  await limits.take("mailNetworkDay", ofNetwork);
  const tooSoon = await limits.take("mailWait", key).then(() => null, onlyRefusal);
  if (tooSoon === null) await limits.take("mailDay", key);
  else await limits.giveBack("mailNetworkDay", ofNetwork);
  return tooSoon;
}

function onlyRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

async function queueQuestion({ db, jobs }: Accounts, { email, role, purpose }: PublicCodeRequest): Promise<void> {
  await jobs.send(db, "code", { email, role, purpose, registered: false });
}
