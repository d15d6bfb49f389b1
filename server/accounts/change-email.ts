/** Changes an account's e-mail (R7.14): the new address is proved by a code before it counts; the old one is notified. */

import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { describeDatabaseError } from "#server/db/constraint.ts";
import { oneTimeCodes, accounts as table } from "#server/db/schema/accounts.ts";
import type { Caller } from "#server/http/caller.ts";
import { queueMail } from "#server/mails/queue-mail.ts";
import { isHere } from "#server/people/visibility.ts";
import { networkOf } from "#server/rate-limits/network-of.ts";
import { Refusal } from "#server/refusal.ts";
import type { Accounts } from "./accounts.ts";
import { checkCurrent } from "./change-password.ts";
import type { OwnCaller } from "./confirm-session.ts";
import { redeemCode } from "./redeem-code.ts";
import { refuseUnlessActive } from "./refuse-unless-active.ts";
import { countMail } from "./request-code.ts";
import type { UserRow } from "./user.ts";

type Given = { email: string; current?: string };

/** Answers the same if the address belongs to another account: its owner is notified, and no code is sent. */
export async function requestNewEmail(accounts: Accounts, { email: newEmail, current }: Given, caller: OwnCaller) {
  const { db, jobs, limits } = accounts;
  const { id, email, role } = caller.signedIn.account;
  await checkCurrent(accounts, current, caller);
  if (newEmail === email) throw new Refusal("validation", { issues: [{ path: "email", code: "email_same" }] });
  const purpose = "change_email";
  await limits.take("mailAddress", [networkOf(caller.address)]);
  const tooSoon = await countMail(limits, { email: newEmail, role, purpose }, caller.address);
  if (tooSoon !== null) throw tooSoon;
  // However many addresses one account names.
  await limits.take("mailDay", [id, purpose]);
  await jobs.send(db, "code", { email, role, purpose, registered: false, newEmail });
}

type NewProof = { link: string } | { otp: string };

/** Typed by the signed-in person; the link may open in another browser. */
export function takeNewEmail(accounts: Accounts, given: NewProof, { signedIn, address }: Caller): Promise<string> {
  if (!("link" in given) && signedIn === null) throw new Refusal("unauthorized");
  const proof = "link" in given ? given : { accountId: signedIn?.account.id ?? "", otp: given.otp };
  return redeemCode(accounts, {
    proof,
    purpose: "change_email",
    address,
    async effect(tx, account, { newEmail }) {
      refuseUnlessActive(account);
      if (newEmail === null) throw new Refusal("otp_invalid");
      await moveAccount(tx, account, newEmail);
      const { name, email, role, language } = account;
      const to = { name, address: email ?? "" };
      await queueMail(tx, accounts.jobs, { kind: "email_changed", to, role, language, params: {} });
      return newEmail;
    },
  });
}

async function moveAccount(tx: Tx, { id, role }: UserRow, email: string): Promise<void> {
  // An unverified registration does not block an address that somebody else has proved.
  await tx
    .delete(table)
    .where(and(eq(table.email, email), eq(table.role, role), isNull(table.emailVerifiedAt), isHere(table)));
  try {
    await tx.update(table).set({ email, emailVerifiedAt: sql`now()` }).where(eq(table.id, id));
  } catch (error) {
    if (describeDatabaseError(error)?.constraint === "accounts_email_role") throw new Refusal("conflict");
    throw error;
  }
  // Codes and links mailed to the old address become invalid.
  await tx
    .update(oneTimeCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(oneTimeCodes.accountId, id), isNull(oneTimeCodes.usedAt)));
}
