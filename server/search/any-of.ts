/** SQL for "any of these codes" over a list column; no codes match every row. */
import { type SQL, sql } from "drizzle-orm";

export function anyOf(column: SQL, codes: readonly string[]): SQL[] {
  return codes.length === 0 ? [] : [sql`${column} && ${sql.param(codes)}::text[]`];
}
