/** Transactions that give their connection back whatever happens, and are tried again once when another stood in the way. */
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

/** Serialisation failure and deadlock: nothing is wrong with the work, another transaction was in its way. Or a migration. */
const worthAnotherTry = new Set(["40001", "40P01", outgrown]);

/**
 * In place of drizzle's own, which takes a connection and sends `begin` before its try: a connection that breaks
 * just there never comes back to the pool. Transactions within one are savepoints, as before.
 * The work may run twice, so it has no effect but what it does by `tx`.
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
      // An error that is not the work's own is one of begin, commit or rollback: what state that leaves is not known.
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
