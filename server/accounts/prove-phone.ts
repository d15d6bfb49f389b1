/** Proves a phone by a code sent to it (R3.10): limited like mailed codes, bound to the number, used once. */

import { randomInt } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { textIn } from "#content/text-in.ts";
import { minute } from "#contract/durations.ts";
import { otp as limits } from "#contract/limits.ts";
import { fromNow, readClock } from "#server/db/database-clock.ts";
import { oneTimeCodes, accounts as table } from "#server/db/schema/accounts.ts";
import { networkOf } from "#server/rate-limits/network-of.ts";
import { Refusal } from "#server/refusal.ts";
import type { Settings } from "#server/settings/settings.ts";
import type { Accounts } from "./accounts.ts";
import type { OwnCaller } from "./confirm-session.ts";
import { hashCode } from "./issue-code.ts";
import { hashToken, makeToken } from "./open-session.ts";
import { redeemCode } from "./redeem-code.ts";
import { countMail } from "./request-code.ts";

const purpose = "verify_phone";

const canProvePhones = ({ demo, phoneGateway }: Pick<Settings, "demo" | "phoneGateway">) =>
  demo || phoneGateway !== undefined;

export async function readOwnPhone({ db, settings }: Accounts, id: string) {
  const account = await findOwn(db, id);
  return {
    phone: account.phone,
    verifiedAt: account.phoneVerifiedAt?.toISOString() ?? null,
    provable: canProvePhones(settings),
  };
}

async function findOwn(db: Accounts["db"], id: string) {
  const [account] = await db.select().from(table).where(eq(table.id, id));
  if (account === undefined) throw new Refusal("not_found");
  return account;
}

/** The hashed value: a code is valid only for the number it was sent to. */
const bindTo = (phone: string, otp: string) => `${otp} ${phone}`;

/** Returns the number. */
export async function sendPhoneCode(accounts: Accounts, { signedIn, address }: OwnCaller): Promise<string> {
  const { db, jobs, secret, settings } = accounts;
  if (!canProvePhones(settings)) throw new Refusal("not_found");
  const { id: accountId, phone, phoneVerifiedAt, email, role, language } = await findOwn(db, signedIn.account.id);
  if (phone === null) throw new Refusal("phone_required");
  if (phoneVerifiedAt !== null) throw new Refusal("conflict");
  await accounts.limits.take("mailAddress", [networkOf(address)]);
  const tooSoon = await countMail(accounts.limits, { email: email ?? accountId, role, purpose }, address);
  if (tooSoon !== null) throw tooSoon;
  // However many accounts name this number.
  await accounts.limits.take("mailDay", [phone, purpose]);
  const otp = String(randomInt(10 ** limits.digits)).padStart(limits.digits, "0");
  // No link is sent; its hash is the salt.
  const bound = { accountId, purpose, linkHash: hashToken(makeToken()) } as const;
  await db.transaction(async (tx) => {
    await tx.insert(oneTimeCodes).values({
      ...bound,
      codeHash: hashCode(secret, bound, bindTo(phone, otp)),
      expiresAt: fromNow(limits.life),
    });
    const text = textIn(language).t("accounts:phone.message", { code: otp, minutes: limits.life / minute });
    await jobs.send(tx, "text_message", { to: phone, text, uselessAfter: (await readClock(tx)) + limits.life });
  });
  return phone;
}

export async function verifyPhone(accounts: Accounts, otp: string, { signedIn, address }: OwnCaller) {
  const { id: accountId } = signedIn.account;
  const { phone } = await findOwn(accounts.db, accountId);
  if (phone === null) throw new Refusal("phone_required");
  return redeemCode(accounts, {
    proof: { accountId, otp: bindTo(phone, otp) },
    purpose,
    address,
    async effect(tx, account) {
      // Changed since it was looked up.
      if (account.phone !== phone) throw new Refusal("otp_invalid");
      const [proved] = await tx
        .update(table)
        .set({ phoneVerifiedAt: sql`now()` })
        .where(eq(table.id, accountId))
        .returning({ at: table.phoneVerifiedAt });
      return { phone, verifiedAt: (proved?.at ?? new Date()).toISOString() };
    },
  });
}
