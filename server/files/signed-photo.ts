/** The address of a student's photo (R3.9): it works for some minutes for whoever was given it. */
import { createHmac } from "node:crypto";
import { signedPhoto as limits } from "#contract/limits.ts";
import { photoAddress } from "#server/people/photo-address.ts";
import { isSigned } from "#server/secret.ts";

/** Seconds. */
const step = limits.step / 1000;
const life = limits.life / 1000;

function sign(secret: Buffer, key: string, until: number): Buffer {
  return createHmac("sha256", secret).update(`photo\n${key}\n${until}`).digest();
}

export function signedPhoto(secret: Buffer, key: string | null, now = Date.now()): string | null {
  if (key === null) return null;
  const until = Math.ceil(now / 1000 / step) * step + life;
  return `${photoAddress(key)}?until=${until}&signature=${sign(secret, key, until).toString("base64url")}`;
}

export type Signed = { until?: unknown; signature?: unknown };

/** Seconds for which the address still works; 0 when it is expired or not ours. */
export function signedFor(
  accepted: readonly Buffer[],
  key: string,
  { until, signature }: Signed,
  now = Date.now(),
): number {
  if (typeof until !== "string" || typeof signature !== "string" || !/^\d{1,12}$/.test(until)) return 0;
  const isOurs = isSigned(accepted, Buffer.from(signature, "base64url"), (secret) => sign(secret, key, Number(until)));
  if (!isOurs) return 0;
  return Math.max(0, Math.floor(Number(until) - now / 1000));
}
