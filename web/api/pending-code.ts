/** Who waits for a mailed code, kept in this browser so that a refresh or the mail's link goes on where the person was. */
import type { CodePurpose } from "#contract/accounts.ts";
import { localKeys, otp } from "#contract/limits.ts";
import type { Role } from "#contract/vocabulary.ts";

export type PendingCode = {
  email: string;
  role: Role;
  /** Milliseconds since 1970; until then no new code can be asked for. */
  resendAt: number;
  /** Of a registration: shows at verification that this browser chose the password. */
  receipt?: string;
};

const keyOf = (purpose: CodePurpose) => `${localKeys.pendingCode}:${purpose}`;

export function readPendingCode(purpose: CodePurpose): PendingCode | null {
  try {
    const pending = JSON.parse(localStorage.getItem(keyOf(purpose)) ?? "null");
    return typeof pending?.email === "string" && typeof pending.role === "string" ? pending : null;
  } catch {
    return null;
  }
}

/** `wait` in milliseconds. */
export function keepPendingCode(
  purpose: CodePurpose,
  pending: Omit<PendingCode, "resendAt">,
  wait: number = otp.resendAfter,
): PendingCode {
  const kept = { ...pending, resendAt: Date.now() + wait };
  try {
    localStorage.setItem(keyOf(purpose), JSON.stringify(kept));
  } catch {
    // Storage is off: the next page asks for the address again.
  }
  return kept;
}

export function dropPendingCode(purpose: CodePurpose): void {
  try {
    localStorage.removeItem(keyOf(purpose));
  } catch {
    // Nothing was stored, so nothing is left.
  }
}
