/**
 * Limits the photos and documents of an account per day (R5.4, R12.3), including refused and deleted ones, since each has to
 * be inspected.
 */
import type { Context } from "#server/context.ts";
import { openLimits } from "./limits.ts";

export function countUploads<Parts extends Pick<Context, "pool" | "secret">>(parts: Parts) {
  const limits = openLimits(parts.pool, parts.secret);
  return { ...parts, countUpload: (account: string) => limits.take("uploadDay", [account], "uploads_limit") };
}
