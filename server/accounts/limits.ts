/** Rate limits for tries, mails and calls, counted in the database (R7.4), so that all processes count together. */

import { createHmac } from "node:crypto";
import type { Pool } from "pg";
import { day, hour, minute } from "#contract/durations.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { uploads } from "#contract/file-limits.ts";
import { lessonLimits } from "#contract/learning-limits.ts";
import { account, contactMessageLimits, otp, passwordLimits, review, secondFactor } from "#contract/limits.ts";
import { Refusal } from "#server/refusal.ts";

/** Calls of one network address for any account; wide, as a whole street may share one. */
export const callsPerAddress = {
  login: { calls: 300, per: 15 * minute },
  register: { calls: 60, per: hour },
  mail: { calls: 120, per: hour },
  code: { calls: 300, per: 15 * minute },
} as const;

/** Warning mails to an owner, of each kind, per day. */
const warningsPerDay = 1;

/** Each is counted by a key its callers build; times in milliseconds. */
const counted = {
  loginAddress: { points: callsPerAddress.login.calls, per: callsPerAddress.login.per },
  registerAddress: { points: callsPerAddress.register.calls, per: callsPerAddress.register.per },
  mailAddress: { points: callsPerAddress.mail.calls, per: callsPerAddress.mail.per },
  codeAddress: { points: callsPerAddress.code.calls, per: callsPerAddress.code.per },
  /** Wrong passwords for one account from one network. */
  password: { points: passwordLimits.failures, per: passwordLimits.blockedFor },
  /** Wrong passwords for one account in all. */
  passwordAnywhere: { points: passwordLimits.failuresAnywhere, per: passwordLimits.anywherePer },
  /** Wrong codes for one account and purpose, over all its codes. */
  code: { points: otp.attempts, per: otp.life },
  codeDay: { points: otp.wrongPerDay, per: day },
  /** Wrong second-factor codes of an admin, from one network and in all. */
  factor: { points: passwordLimits.failures, per: passwordLimits.blockedFor },
  factorDay: { points: secondFactor.wrongAnywherePerDay, per: day },
  mailWait: { points: 1, per: otp.resendAfter },
  mailDay: { points: otp.mailsPerDay, per: day },
  /** Of those, requested from one network. */
  mailNetworkDay: { points: otp.mailsPerNetwork, per: day },
  /** Warning mails to an owner. */
  warningDay: { points: warningsPerDay, per: day },
  letterNetwork: { points: contactMessageLimits.perNetwork.letters, per: contactMessageLimits.perNetwork.per },
  letterSender: { points: contactMessageLimits.perSender.letters, per: contactMessageLimits.perSender.per },
  letterStrangers: { points: contactMessageLimits.ofStrangers.letters, per: contactMessageLimits.ofStrangers.per },
  letterReceipt: { points: contactMessageLimits.receipts.letters, per: contactMessageLimits.receipts.per },
  reviewDay: { points: review.writtenPerDay, per: day },
  /** By one family for one teacher. */
  reviewTold: { points: 1, per: review.toldEvery },
  /** Photos and documents of one account. */
  uploadDay: { points: uploads.perDay, per: day },
  /** Lessons refused because one side has another then: each refusal reveals a busy time. */
  conflictDay: { points: lessonLimits.conflictsPerDay, per: day },
  exportDay: { points: account.exportsPerDay, per: day },
} as const;

export type Counted = keyof typeof counted;
export type Taken = { remaining: number };
export type Key = readonly string[];
type Counter = readonly [what: Counted, key: Key];
/** `wait`: milliseconds until the window ends. */
type State = { points: number; wait: number };

/** The result for a limit that was not counted, as an earlier one refused. */
const nothing: State = { points: Number.POSITIVE_INFINITY, wait: 0 };

export type Limits = {
  /** Counts one; throws a refusal with `code` when none is left. Counting before the try is safe against parallel tries. */
  take(what: Counted, key: Key, code?: ErrorCode): Promise<Taken>;
  /** Counts nothing; throws the refusal of `take` when one more could not be taken. */
  refuseSpent(what: Counted, key: Key): Promise<void>;
  /** Like take, but returns false instead of throwing. */
  tryTake(what: Counted, key: Key): Promise<boolean>;
  /**
   * Takes all of these for a task and gives them back when it fails by a server error, so that nobody is locked out for that.
   * `last` is counted after them and never refuses: the task receives whether one was left.
   */
  takeFor<T>(all: readonly Counter[], work: (isLeft: boolean) => Promise<T>, last?: Counter): Promise<T>;
  /** Gives one back. */
  giveBack(what: Counted, key: Key): Promise<void>;
  /** Restarts the window with nothing left. */
  block(what: Counted, key: Key): Promise<void>;
  clear(what: Counted, key: Key): Promise<void>;
};

/** Milliseconds since 1970 by the database's clock: a process whose clock is wrong would block people for hours, or nobody. */
const now = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

/**
 * Counts several limits in one statement: when one is exhausted, those after it are not counted. Expired windows start anew.
 * Callers count in a fixed order, or two could deadlock.
 */
function countStatement(counters: readonly Counter[], points: 1 | -1): string {
  const steps = counters.map(([what], at) => {
    const [before] = at === 0 ? [] : (counters[at - 1] ?? []);
    const isLeft = before === undefined ? "true" : `(select points from c${at - 1}) <= ${counted[before].points}`;
    const until = `${now} + ${counted[what].per}`;
    return `c${at} as (
  insert into rate_limits as r (key, points, expire) select $${at + 1}, ${points}, ${until} where ${isLeft}
  on conflict (key) do update set
    points = case when r.expire <= ${now} then ${points} else r.points + ${points} end,
    expire = case when r.expire <= ${now} then ${until} else r.expire end
  returning ${at} as at, points, greatest(expire - ${now}, 0)::float8 as wait)`;
  });
  const all = counters.map((_, at) => `select at, points, wait from c${at}`).join(" union all ");
  return `with ${steps.join(", ")} ${all} order by at`;
}

const blockStatement = `
  insert into rate_limits (key, points, expire) values ($1, $2, ${now} + $3)
  on conflict (key) do update set points = excluded.points, expire = excluded.expire`;

export function openLimits(pool: Pool, secret: Buffer): Limits {
  // The table then contains no readable e-mail or network address.
  const hide = (what: Counted, key: Key) =>
    `${what}:${createHmac("sha256", secret).update(JSON.stringify(key)).digest("base64url")}`;

  /** For as many as were counted. */
  async function count(counters: readonly Counter[], points: 1 | -1 = 1): Promise<State[]> {
    const keys = counters.map(([what, key]) => hide(what, key));
    const { rows } = await pool.query<State>(countStatement(counters, points), keys);
    if (rows.length === 0) throw new Error(`nothing counts ${counters.map(([what]) => what).join(", ")}`);
    return rows;
  }

  function refuseOver([what]: Counter, { points, wait }: State, code: ErrorCode = "too_many_requests"): Taken {
    const remaining = counted[what].points - points;
    if (remaining >= 0) return { remaining };
    const retryAfter = Math.max(1, Math.ceil(wait / 1000));
    throw new Refusal(code, { retryAfter, ...(code === "account_blocked" && { remainingAttempts: 0 }) });
  }

  async function take(what: Counted, key: Key, code?: ErrorCode): Promise<Taken> {
    const [state = nothing] = await count([[what, key]]);
    return refuseOver([what, key], state, code);
  }

  async function takeFor<T>(
    all: readonly Counter[],
    work: (isLeft: boolean) => Promise<T>,
    last?: Counter,
  ): Promise<T> {
    const states = await count(last === undefined ? all : [...all, last]);
    for (const [at, counter] of all.entries()) refuseOver(counter, states[at] ?? nothing);
    const isLeft = last !== undefined && (states[all.length] ?? nothing).points <= counted[last[0]].points;
    return work(isLeft).catch(async (error: unknown) => {
      // The give-back fails when the database is unavailable; nothing can be done.
      if (!(error instanceof Refusal)) for (const counter of all) await count([counter], -1).catch(() => undefined);
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
    async refuseSpent(what, key) {
      const statement = `select points, (expire - ${now})::float8 as wait from rate_limits where key = $1 and expire > ${now}`;
      const { rows } = await pool.query<State>(statement, [hide(what, key)]);
      const [{ points, wait } = nothing] = rows;
      if (rows.length > 0) refuseOver([what, key], { points: points + 1, wait });
    },
    async giveBack(what, key) {
      await count([[what, key]], -1);
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
