/** Inserts many rows by few statements: each batch is one JSON value, which costs a fraction of as many parameters. */
import { getTableColumns, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "#server/db/client.ts";

/** Small enough to finish within the statement timeout on a busy machine. */
const batchSize = 200;

export function inBatches<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / batchSize) }, (_, nth) =>
    list.slice(nth * batchSize, (nth + 1) * batchSize),
  );
}

/** A value as PostgreSQL reads it from JSON. */
const toJson = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString("hex")}` : (value ?? null));

/** All rows must have the same columns: a column that only some have would be null in the others, not the default. */
export async function insertRows<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  const given = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.has(key));
  const name = sql.identifier(getTableConfig(table).name);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  for (const batch of inBatches(rows)) {
    const plain = batch.map((row: Record<string, unknown>) =>
      Object.fromEntries(columns.map(([key, column]) => [column.name, toJson(row[key])])),
    );
    await tx.execute(
      sql`insert into ${name} (${names}) select ${names} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(plain)}::jsonb)`,
    );
  }
}
