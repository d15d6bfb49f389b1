/** The person who waits for a mailed code, stored in this browser so that a refresh or the mail's link continues there. */
import type { CodePurpose } from "#contract/code-purposes.ts";
import { localKeys, otp } from "#contract/limits.ts";
import { readAddressee, type StoredAddressee } from "./addressee.ts";
import { inBrowser, isRecord, isText, type Shape, storedJson } from "./stored-value.ts";

export type PendingCode = StoredAddressee & {
  /** Milliseconds since 1970; until then no new code can be asked for. */
  resendAt: number;
  /** Of a registration: shows at verification that this browser chose the password. */
  receipt?: string;
};

const readPending: Shape<PendingCode> = (given) => {
  const addressee = readAddressee(given);
  if (addressee === null || !isRecord(given)) return null;
  return {
    ...addressee,
    resendAt: typeof given.resendAt === "number" ? given.resendAt : 0,
    receipt: isText(given.receipt) ? given.receipt : undefined,
  };
};

const storedFor = (purpose: CodePurpose) => storedJson(inBrowser, `${localKeys.pendingCode}:${purpose}`, readPending);

export function readPendingCode(purpose: CodePurpose): PendingCode | null {
  return storedFor(purpose).read();
}

/** `wait` in milliseconds. */
export function savePendingCode(
  purpose: CodePurpose,
  pending: Omit<PendingCode, "resendAt">,
  wait: number = otp.resendAfter,
): PendingCode {
  const stored = { ...pending, resendAt: Date.now() + wait };
  storedFor(purpose).write(stored);
  return stored;
}

export function dropPendingCode(purpose: CodePurpose): void {
  storedFor(purpose).drop();
}
