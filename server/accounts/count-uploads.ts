/** Counts the photos and documents of an account (R5.4, R12.3): each is looked into, so a day has only so many, whatever became of them. */
import type { Context } from "#server/context.ts";
import { openLimits } from "./limits.ts";

export function countUploads<Parts extends Pick<Context, "pool" | "secret">>(parts: Parts) {
  const limits = openLimits(parts.pool, parts.secret);
  return { ...parts, countUpload: (account: string) => limits.take("uploadDay", [account], "uploads_limit") };
}
