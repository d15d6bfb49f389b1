/** Deletes noted changes that every index has long read: an hour after the last transaction that wrote them ended. */
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import type { Tx } from "#server/db/client.ts";
import { deleteInBatches } from "#server/db/delete-in-batches.ts";
import { searchChanges } from "#server/db/schema/search.ts";
import { searchIndexTuning } from "#server/settings/tuning.ts";

/** By marks, not by row time: a transaction open for hours has old rows that nobody could read yet. */
export async function sweepChanges(tx: Pick<Tx, "execute">, pool: Pool): Promise<number> {
  const { xid, teacherId, createdAt } = searchChanges;
  const seconds = searchIndexTuning.keptFor / 1000;
  const mark = sql`(select max(m.xid) from ${searchChanges} m
    where m.teacher_id is null and m.created_at < now() - make_interval(secs => ${seconds}))`;
  const deleted = await deleteInBatches(pool, searchChanges, sql`${xid} < ${mark}`);
  await tx.execute(sql`insert into ${searchChanges} (${sql.identifier(xid.name)}, ${sql.identifier(teacherId.name)},
    ${sql.identifier(createdAt.name)}) values (pg_snapshot_xmin(pg_current_snapshot()), null, now())`);
  return deleted;
}
