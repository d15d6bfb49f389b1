/** Opens every connection of a serving process to PostgreSQL, with time limits on our side: the other host may vanish without closing it (R12.3). */

import pg from "pg";
import { second } from "#contract/durations.ts";
import { answerAfter, connectionLimits, keepAliveAfter } from "./connection-limits.ts";
import type { StatementNames } from "./named-statements.ts";
import { type TimeLimitedClient, timeLimitedClient } from "./time-limited-client.ts";

export type Connecting = {
  /** Application name, as PostgreSQL lists it. */
  name: string;
  /** Connection timeout in milliseconds. */
  connect: number;
  /** Statement timeout in milliseconds. */
  statement: number;
  /** Names for prepared statements. */
  statementNames?: StatementNames | undefined;
};

const clientOf = ({ connect, statement, statementNames }: Connecting): TimeLimitedClient =>
  timeLimitedClient(
    // For calls three seconds in all, within which an unavailable database must be reported.
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
  // A lost connection fails its pending queries anyway; without a listener the event would also end the process.
  client.on("error", () => {});
  return client;
}

export type OpenPool = {
  pool: pg.Pool;
  /** Shortens the limits, in milliseconds, for opening connections and for statements. */
  hurry(within: number): void;
};

export type PoolOptions = Connecting & {
  max: number;
  /** Rejects writes. */
  readOnly?: boolean | undefined;
  /** Called when an idle connection breaks; the pool replaces it. */
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
  // A client that breaks while in use rejects its query; without a listener the event would also end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return { pool, hurry: Client.hurry };
}

/** Removes the client, which carries the password, from the pool's errors before they are logged. */
function withoutClient(error: Error & { client?: unknown }): Error {
  error.client = undefined;
  return error;
}
