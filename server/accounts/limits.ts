/** Counts tries, mails and calls in the database (R7.4), so that any number of processes count together. */
import { createHmac } from "node:crypto";
import type { Pool } from "pg";
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
  /** Takes all of these for a piece of work, which gives them back where it fails by our own fault: nobody is locked out for that. */
  takeFor<T>(all: readonly (readonly [what: Counted, key: Key])[], work: () => Promise<T>): Promise<T>;
  /** Gives one back. */
  giveBack(what: Counted, key: Key): Promise<void>;
  /** Starts the full time over, with nothing left. */
  block(what: Counted, key: Key): Promise<void>;
  clear(what: Counted, key: Key): Promise<void>;
};

/** Milliseconds since 1970, by the clock that all processes share: one that is hours off would else block people for hours, or nobody. */
const now = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

/** Of a time that has run out nothing counts any more. */
const countStatement = `
  insert into rate_limits as r (key, points, expire) values ($1, $2, ${now} + $3)
  on conflict (key) do update set
    points = case when r.expire <= ${now} then $2 else r.points + $2 end,
    expire = case when r.expire <= ${now} then ${now} + $3 else r.expire end
  returning points, greatest(expire - ${now}, 0)::float8 as wait`;

const blockStatement = `
  insert into rate_limits (key, points, expire) values ($1, $2, ${now} + $3)
  on conflict (key) do update set points = excluded.points, expire = excluded.expire`;

export function openLimits(pool: Pool, secret: Buffer): Limits {
  // The table then holds no e-mail and no network address that could be read back.
  const hide = (what: Counted, key: Key) =>
    `${what}:${createHmac("sha256", secret).update(JSON.stringify(key)).digest("base64url")}`;

  async function count(what: Counted, key: Key, points: 1 | -1): Promise<{ points: number; wait: number }> {
    const values = [hide(what, key), points, counted[what].per];
    const { rows } = await pool.query<{ points: number; wait: number }>(countStatement, values);
    const [counter] = rows;
    if (counter === undefined) throw new Error(`nothing counts ${what}`);
    return counter;
  }

  async function take(what: Counted, key: Key, code: ErrorCode = "too_many_requests"): Promise<Taken> {
    const { points, wait } = await count(what, key, 1);
    const remaining = counted[what].points - points;
    if (remaining >= 0) return { remaining };
    const retryAfter = Math.max(1, Math.ceil(wait / 1000));
    throw new Refusal(code, { retryAfter, ...(code === "account_blocked" && { remainingAttempts: 0 }) });
  }

  async function takeFor<T>(all: readonly (readonly [Counted, Key])[], work: () => Promise<T>): Promise<T> {
    for (const [what, key] of all) await take(what, key);
    return work().catch(async (error: unknown) => {
      // What cannot be given back, as the database is away, is of no use to say.
      if (!(error instanceof Refusal)) for (const [what, key] of all) await count(what, key, -1).catch(() => undefined);
      throw error;
    });
  }

  return {
    take,
    takeFor,
    tryTake: (what, key) =>
      take(what, key).then(
        () => true,
        (error) => {
          if (error instanceof Refusal) return false;
          throw error;
        },
      ),
    async giveBack(what, key) {
      await count(what, key, -1);
    },
    async block(what, key) {
      const { points, per } = counted[what];
      await pool.query(blockStatement, [hide(what, key), points + 1, per]);
    },
    async clear(what, key) {
      await pool.query("delete from rate_limits where key = $1", [hide(what, key)]);
    },
  };
}
