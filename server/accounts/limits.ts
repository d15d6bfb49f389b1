/** Counts tries, mails and calls in the database (R7.4), so that any number of processes count together. */
import { createHmac } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { ErrorCode } from "#contract/errors.ts";
import {
  account,
  callsPerAddress,
  contactLetter,
  otp,
  password,
  review,
  secondFactor,
  warningsPerDay,
} from "#contract/limits.ts";
import { Refusal } from "#server/refusal.ts";

const day = 24 * 60 * 60 * 1000;

/** Each counted by the key its callers build; times in milliseconds. */
const counted = {
  loginAddress: { points: callsPerAddress.login.calls, per: callsPerAddress.login.per },
  registerAddress: { points: callsPerAddress.register.calls, per: callsPerAddress.register.per },
  mailAddress: { points: callsPerAddress.mail.calls, per: callsPerAddress.mail.per },
  codeAddress: { points: callsPerAddress.code.calls, per: callsPerAddress.code.per },
  /** Wrong passwords for one account from one address. */
  password: { points: password.failures, per: password.blockedFor },
  /** Wrong passwords for one account from anywhere. */
  passwordAnywhere: { points: password.failuresAnywhere, per: password.anywherePer },
  /** Wrong codes for one account and purpose, whichever of its codes they were meant for. */
  code: { points: otp.attempts, per: otp.life },
  codeDay: { points: otp.wrongPerDay, per: day },
  /** Wrong codes of an admin's second factor, from one network and from anywhere. */
  factor: { points: password.failures, per: password.blockedFor },
  factorDay: { points: secondFactor.wrongAnywherePerDay, per: day },
  mailWait: { points: 1, per: otp.resendAfter },
  mailDay: { points: otp.mailsPerDay, per: day },
  /** Of those, asked for from one network. */
  mailNetworkDay: { points: otp.mailsPerNetwork, per: day },
  /** Mails that warn an owner. */
  warningDay: { points: warningsPerDay, per: day },
  letterNetwork: { points: contactLetter.perNetwork.letters, per: contactLetter.perNetwork.per },
  letterSender: { points: contactLetter.perSender.letters, per: contactLetter.perSender.per },
  letterStrangers: { points: contactLetter.ofStrangers.letters, per: contactLetter.ofStrangers.per },
  letterReceipt: { points: contactLetter.receipts.letters, per: contactLetter.receipts.per },
  reviewDay: { points: review.writtenPerDay, per: day },
  /** Of one family, for one teacher. */
  reviewTold: { points: 1, per: review.toldEvery },
  exportDay: { points: account.exportsPerDay, per: day },
} as const;

export type Counted = keyof typeof counted;
export type Taken = { remaining: number };
export type Key = readonly string[];

export type Limits = {
  /** Counts one; throws a refusal with `code` when there is none left. What is counted before it is tried cannot be overrun in parallel. */
  take(what: Counted, key: Key, code?: ErrorCode): Promise<Taken>;
  /** Like take, but says no instead of throwing. */
  tryTake(what: Counted, key: Key): Promise<boolean>;
  /** Gives one back. */
  giveBack(what: Counted, key: Key): Promise<void>;
  /** Starts the full time over, with nothing left. */
  block(what: Counted, key: Key): Promise<void>;
  clear(what: Counted, key: Key): Promise<void>;
};

export function openLimits(pool: Pool, secret: Buffer): Limits {
  const limiters = new Map<Counted, RateLimiterPostgres>();
  for (const [name, { points, per }] of Object.entries(counted))
    limiters.set(
      name as Counted,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: per / 1000,
      }),
    );

  function limiterOf(what: Counted): RateLimiterPostgres {
    const limiter = limiters.get(what);
    if (limiter === undefined) throw new Error(`nothing counts ${what}`);
    return limiter;
  }
  // The table then holds no e-mail and no network address that could be read back.
  const hide = (key: Key) => createHmac("sha256", secret).update(JSON.stringify(key)).digest("base64url");

  async function take(what: Counted, key: Key, code: ErrorCode = "too_many_requests"): Promise<Taken> {
    try {
      const { remainingPoints } = await limiterOf(what).consume(hide(key));
      return { remaining: remainingPoints };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw new Refusal(code, { retryAfter, ...(code === "account_blocked" && { remainingAttempts: 0 }) });
    }
  }

  return {
    take,
    tryTake: (what, key) =>
      take(what, key).then(
        () => true,
        (error) => {
          if (error instanceof Refusal) return false;
          throw error;
        },
      ),
    async giveBack(what, key) {
      await limiterOf(what).reward(hide(key));
    },
    async block(what, key) {
      await limiterOf(what).block(hide(key), counted[what].per / 1000);
    },
    async clear(what, key) {
      await limiterOf(what).delete(hide(key));
    },
  };
}
