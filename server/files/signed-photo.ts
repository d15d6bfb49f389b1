/** The signed address of a student's photo (R3.9) or of an unpublished video (R11.2): for one viewer and some minutes. */
import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import { signedPhotoLimits as limits } from "#contract/file-limits.ts";
import { photoAddress } from "#server/people/photo-address.ts";
import { isSigned } from "#server/settings/secret.ts";

/** Seconds. */
const step = limits.step / 1000;
const life = limits.life / 1000;

type Pass = { key: string; viewer: string; until: number };

function sign(secret: Buffer, { key, viewer, until }: Pass): Buffer {
  return createHmac("sha256", secret).update(`photo\n${key}\n${viewer}\n${until}`).digest();
}

/** `viewer`: the account that may see it. */
export function signedPhoto(secret: Buffer, key: string | null, viewer: string, now = Date.now()): string | null {
  return key === null ? null : signAddress(secret, photoAddress(key), { key, viewer }, now);
}

/** For one viewer and any file key. */
export function signAddress(
  secret: Buffer,
  address: string,
  { key, viewer }: Omit<Pass, "until">,
  now = Date.now(),
): string {
  const until = Math.ceil(now / 1000 / step) * step + life;
  const signature = sign(secret, { key, viewer, until }).toString("base64url");
  return `${address}?viewer=${viewer}&until=${until}&signature=${signature}`;
}

const signed = z.object({ viewer: z.uuid(), until: z.string().check(z.regex(/^\d{1,12}$/)), signature: z.string() });
export type Signed = Partial<Record<keyof z.output<typeof signed>, unknown>>;

/** The viewer of the address; undefined when it has expired or is not ours. */
export function signedViewer(
  accepted: readonly Buffer[],
  key: string,
  given: Signed,
  now = Date.now(),
): string | undefined {
  const read = z.safeParse(signed, given);
  if (!read.success) return undefined;
  const { viewer, signature } = read.data;
  const until = Number(read.data.until);
  const isOurs = isSigned(accepted, Buffer.from(signature, "base64url"), (secret) =>
    sign(secret, { key, viewer, until }),
  );
  return isOurs && until > now / 1000 ? viewer : undefined;
}
