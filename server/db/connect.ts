/** Opens every connection of a serving process to PostgreSQL, with limits on our side: the other host may vanish without a word (R12.3). */

import pg from "pg";
import { second } from "#contract/durations.ts";
import { answerAfter, connectionLimits, keepAliveAfter } from "./connection-limits.ts";
import type { StatementNames } from "./named-statements.ts";
import { type TimeLimitedClient, timeLimitedClient } from "./time-limited-client.ts";

export type Connecting = {
  /** As PostgreSQL lists it. */
  name: string;
  /** Milliseconds for opening a connection. */
  connect: number;
  /** Milliseconds of a statement at most. */
  statement: number;
  /** Of statements that connections keep. */
  statementNames?: StatementNames | undefined;
};

const clientOf = ({ connect, statement, statementNames }: Connecting): TimeLimitedClient =>
  timeLimitedClient(
    // Of calls three seconds, after which a database that is away must have been told.
    { opening: connect + statement / 2, statement: answerAfter(statement), goodbye: connectionLimits.goodbye },
    statementNames,
  );

const configOf = (url: string, { name, connect, statement }: Connecting): pg.ClientConfig => ({
  connectionString: url,
  application_name: name,
  connectionTimeoutMillis: connect,
  statement_timeout: statement,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveAfter,
});

/** One connection, not yet opened. */
export function createClient(url: string, connecting: Connecting): pg.Client {
  const client = new (clientOf(connecting))(configOf(url, connecting));
  // What a lost connection was asked fails by itself; without a listener it would also end the process.
  client.on("error", () => {});
  return client;
}

export type OpenPool = {
  pool: pg.Pool;
  /** From now on its connections have at most so many milliseconds to open, and to answer a statement. */
  hurry(within: number): void;
};

export type PoolOptions = Connecting & {
  max: number;
  /** Nothing is written by mistake. */
  readOnly?: boolean | undefined;
  /** Told of connections that broke while idle; the pool replaces them. */
  onError: (error: Error) => void;
};

export function openPool(url: string, { max, readOnly, onError, ...connecting }: PoolOptions): OpenPool {
  const Client = clientOf(connecting);
  const pool = new pg.Pool({
    ...configOf(url, connecting),
    ...(readOnly && { options: "-c default_transaction_read_only=on" }),
    max,
    Client,
    idle_in_transaction_session_timeout: 15 * second,
    idleTimeoutMillis: 30 * second,
  });
  pool.on("error", (error) => onError(withoutClient(error)));
  // A client that breaks while in use tells its query; without a listener of its own it would also end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return { pool, hurry: Client.hurry };
}

/** The pool hangs the whole client on its errors, password and all: what is logged must not carry it. */
function withoutClient(error: Error & { client?: unknown }): Error {
  error.client = undefined;
  return error;
}
