/** Runs statements that the database cancels when the requester disconnects. */
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Reads } from "./client.ts";

type Options = {
  pool: pg.Pool;
  /** The pool that sends the cancel, as this one may be full of statements to cancel. */
  cancelBy: pg.Pool;
  signal: AbortSignal;
};

type Connected = pg.PoolClient & { processID: number };

export async function runCancellable<T>(
  { pool, cancelBy, signal }: Options,
  work: (tx: Reads) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let cancelling: Promise<unknown> | undefined;
  const cancel = () => {
    const { processID } = client as Connected;
    cancelling = cancelBy.query("select pg_cancel_backend($1)", [processID]).catch(() => {});
  };
  signal.addEventListener("abort", cancel);
  try {
    return await work(drizzle(client));
  } finally {
    signal.removeEventListener("abort", cancel);
    await cancelling;
    // A late cancel would hit the connection's next user.
    client.release(cancelling !== undefined);
  }
}
