/** The pool and the query builder over it. A hanging or restarting database fails requests, never the process. */
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { statement } from "#server/settings/tuning.ts";
import { openPool } from "./connect.ts";
import { StatementNames } from "./named-statements.ts";
import * as accounts from "./schema/accounts.ts";
import * as admin from "./schema/admin.ts";
import * as lessons from "./schema/lessons.ts";
import * as notifications from "./schema/notifications.ts";
import * as relations from "./schema/relations.ts";
import * as shortlists from "./schema/shortlists.ts";
import * as students from "./schema/students.ts";
import * as teachers from "./schema/teachers.ts";
import * as wishes from "./schema/wishes.ts";
import { makeTransaction } from "./transaction.ts";

const schema = {
  ...accounts,
  ...students,
  ...teachers,
  ...relations,
  ...lessons,
  ...wishes,
  ...shortlists,
  ...notifications,
  ...admin,
};
type Schema = typeof schema;

export type Db = NodePgDatabase<Schema>;
/** The database or a transaction of it: the first argument of a use-case. */
export type Tx = Pick<
  Db,
  | "select"
  | "selectDistinct"
  | "selectDistinctOn"
  | "insert"
  | "update"
  | "delete"
  | "execute"
  | "query"
  | "transaction"
  | "$with"
  | "with"
  | "$count"
>;

/** Reads that a replica may answer, seconds late. Code that writes or decides takes a `Tx`, which a replica is not (decision 44). */
export type Reads = Pick<Tx, "execute" | "select">;

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> };

export type DatabaseOptions = {
  /** Maximum connections of this process. */
  max?: number;
  /** Statement timeout in milliseconds. */
  patience?: number;
  /** Connection timeout in milliseconds; default: the statement timeout, but at least two seconds. */
  connect?: number;
  /** For a replica: writes fail, also after it has been promoted. */
  readOnly?: boolean;
  /** Behind a pooler in transaction mode: connections keep no state between transactions. */
  pooled?: boolean;
  /** Called when an idle connection breaks; the pool replaces it. */
  onError?: (error: Error) => void;
};

export function openDatabase(
  url: string,
  { max = 10, patience = statement.ofJobs, connect, readOnly, pooled, onError = () => {} }: DatabaseOptions = {},
): Database {
  const { pool } = openPool(url, {
    name: "nukkad",
    max,
    // A longer statement timeout allows as long for connecting: generating a demo city blocks the event loop for seconds.
    connect: connect ?? Math.max(patience, statement.connect),
    statement: patience,
    statementNames: pooled ? undefined : new StatementNames(),
    readOnly,
    onError,
  });
  const db = drizzle(pool, { schema });
  db.transaction = makeTransaction(pool, schema);
  return { db, pool, close: () => pool.end() };
}
