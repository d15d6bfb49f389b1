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

/** The step of time a code belongs to, now or one beside it; null when it is wrong. */
export function stepOf(secret: Buffer, code: string): number | null {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, window: secondFactor.stepsBeside });
  return delta === null ? null : totp.counter() + delta;
}

/** What the QR code says, and what is typed where no camera is at hand. */
export function describeSecret(secret: Buffer, email: string): { secret: string; address: string } {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, address: totp.toString() };
}
