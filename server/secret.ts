/** Derives the secret that keys what the database must not be able to search, such as six-digit codes (docs/decisions/013-one-time-codes.md). */
import { hkdfSync } from "node:crypto";
import type { Settings } from "#server/settings.ts";

/** From credentials every process holds and no table does: nothing more to set, to share or to lose. */
export function deriveSecret(databaseUrl: string, { google }: Pick<Settings, "google">): Buffer {
  const known = JSON.stringify([google?.clientSecret ?? "", new URL(databaseUrl).password]);
  return Buffer.from(hkdfSync("sha256", known, "", "nukkad one-time codes", 32));
}
