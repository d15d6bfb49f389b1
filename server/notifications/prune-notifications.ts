/** Forgets notifications after half a year, read or not; what a person pinned stays. */
import { sql } from "drizzle-orm";
import { notification as limits } from "#contract/limits.ts";
import type { Tx } from "#server/db/client.ts";

/** In batches, each a statement of its own, so that nobody waits for the whole. Gives how many went. */
export async function pruneNotifications(db: Pick<Tx, "execute">, batch: number = limits.pruneBatch): Promise<number> {
  for (let pruned = 0; ; ) {
    const { rowCount } = await db.execute(sql`
      delete from notifications where id in (
        select id from notifications
        where not pinned and created_at < now() - make_interval(secs => ${limits.keptFor / 1000})
        order by created_at limit ${batch} for update skip locked)`);
    pruned += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return pruned;
  }
}
