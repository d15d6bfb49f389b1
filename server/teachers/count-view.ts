/** Counts views of a teacher's page, once per network and local day, without storing the visitor. */
import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { isOffice } from "#contract/roles.ts";
import { dayOf } from "#contract/time-zone.ts";
import type { Tx } from "#server/db/client.ts";
import type { Caller } from "#server/http/caller.ts";
import { networkOf } from "#server/rate-limits/network-of.ts";

/** Salted by day and keyed by a secret outside the database: two days of one visitor are unlinkable. */
function visitorHash(secret: Buffer, address: string, day: string): Buffer {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["view", day, networkOf(address)]))
    .digest();
}

/** Views by the teacher or an admin do not count, nor views of pages that are not public. */
export async function countView(
  tx: Tx,
  secret: Buffer,
  id: string,
  { signedIn, address }: Caller,
  now = new Date(),
): Promise<void> {
  const viewer = signedIn?.account;
  if (viewer?.id === id || (viewer && isOffice(viewer.role))) return;
  const day = dayOf(now);
  await tx.execute(sql`
    with first_look as (
      insert into profile_view_visitors (teacher_id, day, visitor_hash)
      select account_id, ${day}::date, ${visitorHash(secret, address, day)} from teachers where account_id = ${id} and listed
      on conflict do nothing
      returning teacher_id, day
    )
    insert into profile_view_days as counted (teacher_id, day, views) select teacher_id, day, 1 from first_look
    on conflict (teacher_id, day) do update set views = counted.views + 1`);
}
