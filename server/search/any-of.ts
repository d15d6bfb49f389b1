/** "Any of these codes" over a column that holds a list; no codes let everyone through. */
import { type SQL, sql } from "drizzle-orm";

export function anyOf(column: SQL, codes: readonly string[]): SQL[] {
  return codes.length === 0 ? [] : [sql`${column} && ${sql.param(codes)}::text[]`];
}
