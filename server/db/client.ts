/** The pool and the query builder over it. A database that hangs or restarts costs requests, never the process. */
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { statement } from "#contract/limits.ts";
import { impatientClient } from "./impatient-client.ts";
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

/** What may be answered by a replica, seconds late: whoever writes or decides takes a `Tx`, which a replica is not (decision 100). */
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

const second = 1000;

export function openDatabase(
  url: string,
  { max = 10, patience = statement.ofJobs, connect, readOnly, pooled, onError = () => {} }: DatabaseOptions = {},
): Database {
  // Whoever has longer for a statement has it for a connection too: a city being made holds the event loop for seconds.
  const connecting = connect ?? Math.max(patience, statement.connect);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "nukkad",
    ...(readOnly && { options: "-c default_transaction_read_only=on" }),
    max,
    connectionTimeoutMillis: connecting,
    // Of calls three seconds, after which a database that is away must have been told.
    // The server gives up on a statement before the client does, so that a slow one does not run on unseen.
    Client: impatientClient(
      { opening: connecting + patience / 2, statement: patience + second / 2 },
      pooled ? undefined : new StatementNames(),
    ),
    statement_timeout: patience,
    idle_in_transaction_session_timeout: 15 * second,
    idleTimeoutMillis: 30 * second,
    keepAlive: true,
  });
  pool.on("error", (error) => onError(withoutClient(error)));
  // A client that breaks while in use tells its query; without a listener of its own it would also end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = drizzle(pool, { schema });
  db.transaction = makeTransaction(pool, schema);
  return { db, pool, close: () => pool.end() };
}

/** The pool hangs the whole client on its errors, password and all: what is logged must not carry it. */
function withoutClient(error: Error & { client?: unknown }): Error {
  error.client = undefined;
  return error;
}
