/** Asks for a code by mail (R7.4). The call only queues the question, so that it does the same work whoever is asked about. */
import type { CodePurpose } from "#contract/accounts.ts";
import { otp } from "#contract/limits.ts";
import type { Addressee } from "#contract/proof.ts";
import type { Accounts } from "./accounts.ts";
import { networkOf } from "./limits.ts";

type Asked = Addressee & { purpose: CodePurpose };

export const resendSeconds = otp.resendAfter / 1000;

/** Refuses when asked too soon or too often, of known and unknown addresses alike. */
export async function requestCode(accounts: Accounts, asked: Asked, address: string): Promise<void> {
  const { limits } = accounts;
  const { email, role, purpose } = asked;
  await limits.take("mailAddress", [networkOf(address)]);
  await limits.take("mailWait", [email, role, purpose]);
  await limits.take("mailDay", [email, role]);
  await queueQuestion(accounts, asked);
}

/** One that comes within the minute is answered by the mail that is on its way: always the same answer (R7.4). */
export async function requestReset(accounts: Accounts, { email, role }: Addressee, address: string): Promise<void> {
  const { limits } = accounts;
  await limits.take("mailAddress", [networkOf(address)]);
  if (!(await limits.tryTake("mailWait", [email, role, "reset_password"]))) return;
  await limits.take("mailDay", [email, role]);
  await queueQuestion(accounts, { email, role, purpose: "reset_password" });
}

/** For a sign-in that must first verify: a fresh code if one may go out, silence otherwise. */
export async function offerCode(accounts: Accounts, { email, role }: Addressee): Promise<void> {
  const { limits } = accounts;
  if (!(await limits.tryTake("mailWait", [email, role, "verify_email"]))) return;
  if (!(await limits.tryTake("mailDay", [email, role]))) return;
  await queueQuestion(accounts, { email, role, purpose: "verify_email" });
}

async function queueQuestion({ db, jobs }: Accounts, { email, role, purpose }: Asked): Promise<void> {
  await jobs.send(db, "code", { email, role, purpose, registered: false });
}
