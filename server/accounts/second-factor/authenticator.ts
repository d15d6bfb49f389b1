/** Authenticator codes (RFC 6238), as every such app makes them: SHA-1, six digits, thirty seconds. */
import { Secret, TOTP } from "otpauth";
import { brand } from "#content/brand.ts";
import { otp, secondFactor } from "#contract/limits.ts";

const totpOf = (secret: Buffer, label = "") =>
  new TOTP({
    issuer: brand.name.en,
    label,
    digits: otp.digits,
    period: secondFactor.step / 1000,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

export type Step = { step: number; drift: number };

/**
 * The time step of a code; null when it is wrong. With a known `drift` only the current step by that clock counts; without, a
 * neighbouring one too, which reveals the drift. `now`: milliseconds since 1970.
 */
export function stepOf(secret: Buffer, code: string, drift: number | null, now = Date.now()): Step | null {
  const timestamp = now + (drift ?? 0) * secondFactor.step;
  const totp = totpOf(secret);
  const found = totp.validate({ token: code, timestamp, window: drift === null ? secondFactor.stepsBeside : 0 });
  return found === null ? null : { step: totp.counter({ timestamp }) + found, drift: drift ?? found };
}

/** The QR code's content, and what is typed without a camera. */
export function describeSecret(secret: Buffer, email: string): { secret: string; address: string } {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, address: totp.toString() };
}
