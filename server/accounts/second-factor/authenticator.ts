/** The codes of an authenticator (RFC 6238), as every such app makes them: SHA-1, six digits, thirty seconds. */
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
 * The step of time a code belongs to; null when it is wrong. With a known `drift` it is the step of now by that clock and no
 * other; without, one beside it too, which tells the drift. `now`: milliseconds since 1970.
 */
export function stepOf(secret: Buffer, code: string, drift: number | null, now = Date.now()): Step | null {
  const timestamp = now + (drift ?? 0) * secondFactor.step;
  const totp = totpOf(secret);
  const found = totp.validate({ token: code, timestamp, window: drift === null ? secondFactor.stepsBeside : 0 });
  return found === null ? null : { step: totp.counter({ timestamp }) + found, drift: drift ?? found };
}

/** What the QR code says, and what is typed where no camera is at hand. */
export function describeSecret(secret: Buffer, email: string): { secret: string; address: string } {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, address: totp.toString() };
}
