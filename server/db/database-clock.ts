/** The clock that all processes share: expiry set by one is judged by another, and a machine's own clock may be hours off (R12.3). */
import { type SQL, sql } from "drizzle-orm";

/** So many milliseconds after the start of the transaction. */
export const fromNow = (milliseconds: number) => sql<Date>`now() + make_interval(secs => ${milliseconds / 1000})`;

type Executor = { execute(statement: SQL): Promise<{ rows: Record<string, unknown>[] }> };

/** Milliseconds since 1970. */
export async function readClock(tx: Executor): Promise<number> {
  const { rows } = await tx.execute(sql`select extract(epoch from now())::float8 * 1000 as now`);
  return Math.round(Number(rows[0]?.now));
}
