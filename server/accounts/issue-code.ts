/** Creates a one-time code and its link (R7.4), and mails both in the caller's transaction. */

import { createHmac, randomBytes, randomInt } from "node:crypto";
import type { CodePurpose, MailedPurpose } from "#contract/code-purposes.ts";
import { minute } from "#contract/durations.ts";
import { otp } from "#contract/limits.ts";
import type { Tx } from "#server/db/client.ts";
import { fromNow } from "#server/db/database-clock.ts";
import { oneTimeCodes } from "#server/db/schema/accounts.ts";
import { queueMail } from "#server/mails/queue-mail.ts";
import type { Accounts } from "./accounts.ts";
import { hashToken, makeToken } from "./open-session.ts";
import type { UserRow } from "./user.ts";

/** The secret is in the fragment behind `#`: it reaches no server, log or other site. */
const pages: Record<MailedPurpose, string> = {
  verify_email: "/verify-email#link=",
  reset_password: "/reset-password#link=",
  reactivate: "/account-status#link=",
  change_email: "/verify-email?new#link=",
  // Mailed without a link: a confirmation is typed where it was requested.
  confirm: "/account-status#link=",
};

type Bound = { accountId: string; purpose: CodePurpose; linkHash: Buffer };

/** Six digits are quickly enumerated, so their hash is keyed by a secret outside the database; the link's hash is the salt. */
export function hashCode(secret: Buffer, { accountId, purpose, linkHash }: Bound, code: string): Buffer {
  return createHmac("sha256", secret)
    .update(JSON.stringify([accountId, purpose, code]))
    .update(linkHash)
    .digest();
}

export async function issueCode(
  tx: Tx,
  { jobs, secret }: Pick<Accounts, "jobs" | "secret">,
  account: UserRow,
  { purpose, newEmail }: { purpose: MailedPurpose; newEmail?: string },
): Promise<void> {
  const code = String(randomInt(10 ** otp.digits)).padStart(otp.digits, "0");
  const link = makeToken();
  const bound = { accountId: account.id, purpose, linkHash: hashToken(link) };
  await tx.insert(oneTimeCodes).values({
    ...bound,
    newEmail,
    codeHash: hashCode(secret, bound, code),
    expiresAt: fromNow(otp.life),
  });
  await queueMail(tx, jobs, {
    kind: purpose,
    to: newEmail === undefined ? codeAddress(account) : { name: "", address: newEmail },
    role: account.role,
    language: account.language,
    params: { code, link: pages[purpose] + link, minutes: otp.life / minute },
  });
}

/** Returns the path of a link handed over by a command, without a mail (R2.6); it has no digits. */
export async function issueLink(tx: Tx, accountId: string, purpose: MailedPurpose, life: number): Promise<string> {
  const link = makeToken();
  await tx.insert(oneTimeCodes).values({
    accountId,
    purpose,
    linkHash: hashToken(link),
    codeHash: randomBytes(32),
    expiresAt: fromNow(life),
  });
  return pages[purpose] + link;
}

/** Before the mailbox is proved the name may be another person's text: it is left out. */
export function codeAddress(account: UserRow): { name: string; address: string } {
  return { name: account.emailVerifiedAt === null ? "" : account.name, address: account.email ?? "" };
}
