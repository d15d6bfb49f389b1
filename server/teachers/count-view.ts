/** Counts who looked at a teacher's page, once per visitor and day, without keeping who it was. */
import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { networkOf } from "#server/accounts/limits.ts";
import type { Context } from "#server/context.ts";
import type { Caller } from "#server/http/caller.ts";

/** Salted by day and keyed by a secret that is not in the database: two days of one visitor have nothing in common. */
function visitorHash(secret: Buffer, { signedIn, address, userAgent }: Caller, day: string): Buffer {
  const visitor = signedIn === null ? [networkOf(address), userAgent] : [signedIn.account.id];
  return createHmac("sha256", secret)
    .update(JSON.stringify(["view", day, ...visitor]))
    .digest();
}

/** Own looks and those of admins do not count, nor do looks at pages that are not shown. */
export async function countView({ db, secret }: Pick<Context, "db" | "secret">, id: string, caller: Caller) {
  const viewer = caller.signedIn?.account;
  if (viewer?.id === id || viewer?.role === "admin") return;
  const day = new Date().toISOString().slice(0, 10);
  await db.execute(sql`
    insert into profile_views (teacher_id, day, visitor_hash)
    select account_id, ${day}::date, ${visitorHash(secret, caller, day)} from teachers where account_id = ${id} and listed
    on conflict do nothing`);
}
