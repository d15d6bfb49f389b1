/** Transactions that always release their connection, and are retried once after a conflict with another. */
import {
  createTableRelationsHelpers,
  type ExtractTablesWithRelations,
  extractTablesRelationalConfig,
} from "drizzle-orm";
import { NodePgSession, type NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect, type PgTransactionConfig } from "drizzle-orm/pg-core";
import type pg from "pg";
import { sqlState } from "./constraint.ts";
import { keyToWrite, writeKey } from "./idempotency.ts";
import { outgrown } from "./named-statements.ts";

/** Serialisation failure, deadlock, or a migration during the work: worth one retry. */
const worthAnotherTry = new Set(["40001", "40P01", outgrown]);

/**
 * In place of drizzle's own, which takes a connection and sends `begin` before its try: a connection that breaks
 * just there never returns to the pool. Nested transactions are savepoints, as before.
 * The work may run twice, so its only effects must be through `tx`.
 */
export function makeTransaction<Schema extends Record<string, unknown>>(pool: pg.Pool, schema: Schema) {
  type Tables = ExtractTablesWithRelations<Schema>;
  type Work<T> = (tx: NodePgTransaction<Schema, Tables>) => Promise<T>;

  const dialect = new PgDialect();
  // Read once: it takes milliseconds.
  const { tables, tableNamesMap } = extractTablesRelationalConfig<Tables>(schema, createTableRelationsHelpers);
  const sessionOn = (client: pg.PoolClient) =>
    new NodePgSession<Schema, Tables>(client, dialect, { fullSchema: schema, schema: tables, tableNamesMap });

  async function runOnce<T>(work: Work<T>, config: PgTransactionConfig | undefined): Promise<T> {
    const client = await pool.connect();
    let failure: { error: unknown } | undefined;
    let isUsable = true;
    const attempt = keyToWrite();
    try {
      const done = await sessionOn(client).transaction(async (tx) => {
        try {
          if (attempt !== undefined) await writeKey(tx, attempt);
          return await work(tx);
        } catch (error) {
          failure = { error };
          throw error;
        }
      }, config);
      if (attempt !== undefined) attempt.written = true;
      return done;
    } catch (error) {
      // Any other error came from begin, commit or rollback, after which the connection's state is unknown.
      isUsable = failure?.error === error;
      throw failure === undefined ? error : failure.error;
    } finally {
      client.release(!isUsable);
    }
  }

  return async <T>(work: Work<T>, config?: PgTransactionConfig): Promise<T> => {
    try {
      return await runOnce(work, config);
    } catch (error) {
      if (!worthAnotherTry.has(sqlState(error) ?? "")) throw error;
      return runOnce(work, config);
    }
  };
}
