/** The pool and the query builder over it. A database that hangs or restarts costs requests, never the process. */
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
/** The database or a transaction of it: what a use-case takes first. */
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

/** What may be answered by a replica, seconds late: whoever writes or decides takes a `Tx`, which a replica is not (decision 44). */
export type Reads = Pick<Tx, "execute" | "select">;

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> };

export type DatabaseOptions = {
  /** Connections of this process at most. */
  max?: number;
  /** Milliseconds of a statement at most. */
  patience?: number;
  /** Milliseconds for opening a connection; when absent as long as a statement has, and two seconds at least. */
  connect?: number;
  /** Of a replica: nothing is written by mistake, also when it has become a primary. */
  readOnly?: boolean;
  /** Between us and PostgreSQL stands what hands out its connections anew for each transaction: none can keep anything. */
  pooled?: boolean;
  /** Told of connections that broke while idle; the pool replaces them. */
  onError?: (error: Error) => void;
};

export function openDatabase(
  url: string,
  { max = 10, patience = statement.ofJobs, connect, readOnly, pooled, onError = () => {} }: DatabaseOptions = {},
): Database {
  const { pool } = openPool(url, {
    name: "nukkad",
    max,
    // Whoever has longer for a statement has it for a connection too: a city being made holds the event loop for seconds.
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
