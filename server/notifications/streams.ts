/** The live streams of this process (R7.9): learns from the database who was notified, on whichever process, and wakes their pages. */
import type { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { stream as limits } from "#contract/limits.ts";
import type { Goodbye } from "#contract/notifications.ts";
import type { Tx } from "#server/db/client.ts";
import type { DatabaseListener } from "#server/db/listen.ts";
import { describeError } from "#server/logging/describe-error.ts";
import { type NotificationReader, selectNotifications } from "./select-notifications.ts";
import { type Connection, openConnection } from "./stream-connection.ts";

export type Streams = {
  /** `lastSeen`: the reader's Last-Event-ID; absent: from now on. */
  open(reader: NotificationReader, sessionId: string, lastSeen: number | undefined): Promise<Readable>;
  /** Open pages. */
  count(): number;
  close(): Promise<void>;
};

type Parts = {
  db: Tx;
  listener: DatabaseListener;
  /** The sessions among these that are still live. */
  findLive: (sessionIds: string[]) => Promise<Set<string>>;
  log: { warn(details: object, message: string): void };
  heartbeat?: number;
};

/** Readers fetched in parallel; limited, so that a database restart does not starve the calls. */
const atOnce = 3;

export async function openStreams({
  db,
  listener,
  findLive,
  log,
  heartbeat = limits.heartbeat,
}: Parts): Promise<Streams> {
  const byAccount = new Map<string, Set<Connection>>();
  const waiting = new Set<Connection>();
  let working = 0;
  let closed = false;

  const everyone = () => [...byAccount.values()].flatMap((connections) => [...connections]);

  function wake(connections: Iterable<Connection>): void {
    for (const connection of connections) waiting.add(connection);
    while (working < atOnce && waiting.size > 0) void work();
  }

  async function work(): Promise<void> {
    working++;
    for (const connection of waiting) {
      waiting.delete(connection);
      try {
        await connection.pull();
      } catch (error) {
        // The reader reconnects with the number it has seen last.
        log.warn({ failure: describeError(error) }, "streams: could not read new notifications");
        connection.body.destroy();
      }
    }
    working--;
  }

  function add(connection: Connection): void {
    const others = byAccount.get(connection.accountId) ?? new Set();
    byAccount.set(connection.accountId, others.add(connection));
    connection.body.once("close", () => {
      waiting.delete(connection);
      others.delete(connection);
      if (others.size === 0 && byAccount.get(connection.accountId) === others) byAccount.delete(connection.accountId);
    });
    const [oldest] = others;
    if (others.size > limits.perAccount && oldest) end(oldest, "replaced");
  }

  function end(connection: Connection, reason: Goodbye): void {
    byAccount.get(connection.accountId)?.delete(connection);
    connection.end(reason);
  }

  async function endDead(): Promise<void> {
    const all = everyone();
    const live = await findLive([...new Set(all.map(({ sessionId }) => sessionId))]);
    for (const connection of all) if (!live.has(connection.sessionId)) end(connection, "signed_out");
  }

  async function findStart(accountId: string): Promise<{ newest: number; unread: number }> {
    const { rows } = await db.execute<{ newest: string; unread: number }>(sql`
      select
        coalesce((select max(sequence) from notifications where account_id = ${accountId}::uuid), 0) as newest,
        (select count(*)::int from notifications
         where account_id = ${accountId}::uuid and read_at is null and cleared_at is null) as unread`);
    return { newest: Number(rows[0]?.newest ?? 0), unread: rows[0]?.unread ?? 0 };
  }

  const askSessions = () =>
    void endDead().catch((error: unknown) =>
      log.warn({ failure: describeError(error) }, "streams: could not check which sessions are live"),
    );
  const beat = setInterval(() => {
    for (const connection of everyone()) connection.beat();
    askSessions();
  }, heartbeat).unref();

  const stopListening = await Promise.all([
    listener.listen(
      "notifications",
      (accountId) => wake(byAccount.get(accountId) ?? []),
      () => wake(everyone()),
    ),
    listener.listen(
      "sessions_ended",
      (id) => {
        for (const connection of everyone()) if (connection.sessionId === id) end(connection, "signed_out");
      },
      askSessions,
    ),
  ]);

  return {
    count: () => everyone().length,
    async open(reader, sessionId, lastSeen) {
      const connection = openConnection({
        accountId: reader.id,
        sessionId,
        readAfter: (cursor, limit) =>
          selectNotifications(db, reader, sql`n.sequence > ${cursor} and n.cleared_at is null`, {
            order: sql`n.sequence`,
            limit,
          }),
        onRoom: (roomy) => wake([roomy]),
      });
      // Registered before the start is read: what comes in between is found by the first pull.
      add(connection);
      const { newest, unread } = await findStart(reader.id).catch((error: unknown) => {
        connection.body.destroy();
        throw error;
      });
      connection.start(Math.min(lastSeen ?? newest, newest), unread);
      if (closed) connection.end("restart");
      else wake([connection]);
      return connection.body;
    },
    async close() {
      closed = true;
      clearInterval(beat);
      for (const connection of everyone()) end(connection, "restart");
      await Promise.all(stopListening.map((stop) => stop()));
    },
  };
}
