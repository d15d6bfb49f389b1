/** Asks for a code by mail (R7.4). The call only queues the question, so that it does the same work whoever is asked about. */
import type { CodePurpose, OpenPurpose } from "#contract/code-purposes.ts";
import { otp } from "#contract/limits.ts";
import type { Addressee } from "#contract/schemas/proof.ts";
import { networkOf } from "#server/rate-limits/network-of.ts";
import { Refusal } from "#server/refusal.ts";
import type { Accounts } from "./accounts.ts";
import type { Limits } from "./limits.ts";

type Asked = Addressee & { purpose: CodePurpose };
type OpenlyAsked = Addressee & { purpose: OpenPurpose };

export const resendSeconds = otp.resendAfter / 1000;

/** Refuses when asked too soon or too often, of known and unknown addresses alike. */
export async function requestCode(accounts: Accounts, asked: OpenlyAsked, address: string): Promise<void> {
  await accounts.limits.take("mailAddress", [networkOf(address)]);
  const tooSoon = await countMail(accounts.limits, asked, address);
  if (tooSoon !== null) throw tooSoon;
  await queueQuestion(accounts, asked);
}

/** One that comes within the minute is answered by the mail that is on its way: always the same answer (R7.4). */
export async function requestReset(accounts: Accounts, { email, role }: Addressee, address: string): Promise<void> {
  await accounts.limits.take("mailAddress", [networkOf(address)]);
  const asked = { email, role, purpose: "reset_password" } as const;
  if ((await countMail(accounts.limits, asked, address)) === null) await queueQuestion(accounts, asked);
}

/** For a sign-in that must first verify: a fresh code if one may go out, silence otherwise. */
export async function offerCode(accounts: Accounts, { email, role }: Addressee, address: string): Promise<void> {
  const asked = { email, role, purpose: "verify_email" } as const;
  const refused = await countMail(accounts.limits, asked, address).catch(onlyRefusal);
  if (refused === null) await queueQuestion(accounts, asked);
}

/**
 * Counts one mail of this purpose: first of what one network may ask for, so that it cannot spend or delay all of the
 * owner's. Throws when there is none left; gives back the refusal of one that comes too soon.
 */
export async function countMail(
  limits: Limits,
  { email, role, purpose }: Asked,
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

async function queueQuestion({ db, jobs }: Accounts, { email, role, purpose }: OpenlyAsked): Promise<void> {
  await jobs.send(db, "code", { email, role, purpose, registered: false });
}
