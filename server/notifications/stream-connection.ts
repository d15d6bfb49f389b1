/** One reader's open page: sends what comes after the last number it has seen, with backpressure. */
import { Readable } from "node:stream";
import { stream as limits } from "#contract/limits.ts";
import type { Goodbye } from "#contract/notifications.ts";
import type { NumberedNotification } from "./select-notifications.ts";

export type Connection = {
  accountId: string;
  sessionId: string;
  /** The source of the answer. */
  body: Readable;
  /** Begins after `cursor`, and sends the unread count. */
  start(cursor: number, unread: number): void;
  /** Sends what is new; done when nothing is left or the reader must first catch up. */
  pull(): Promise<void>;
  /** Keeps the connection open; a reader that has taken nothing since the last ping is gone. */
  beat(): void;
  end(reason: Goodbye): void;
};

const PATIENCE_MS = 5_000;

type Parts = {
  accountId: string;
  sessionId: string;
  readAfter: (cursor: number, limit: number) => Promise<NumberedNotification[]>;
  /** The buffer has room again, and there is more to send. */
  onRoom: (connection: Connection) => void;
};

export function openConnection({ accountId, sessionId, readAfter, onRoom }: Parts): Connection {
  let cursor: number | undefined;
  let full = false;
  let ended = false;
  let stuckBeats = 0;
  let again = false;
  let pulling: Promise<void> | undefined;

  const body = new Readable({
    highWaterMark: 16 * 1024,
    read() {
      stuckBeats = 0;
      if (!full) return;
      full = false;
      onRoom(connection);
    },
  });

  function send(event: string): void {
    if (!ended && !body.destroyed) full = !body.push(event);
  }

  async function pullAll(): Promise<void> {
    do {
      again = false;
      while (cursor !== undefined && !full && !ended && !body.destroyed) {
        const found = await readAfter(cursor, limits.batch);
        for (const { sequence, notification } of found) {
          send(formatEvent("notification", notification, sequence));
          cursor = sequence;
        }
        if (found.length < limits.batch) break;
      }
    } while (again);
  }

  const connection: Connection = {
    accountId,
    sessionId,
    body,
    start(from, unread) {
      cursor = from;
      send(`retry: ${limits.retry}\n${formatEvent("ready", { unread }, from)}`);
    },
    pull() {
      again = true;
      pulling ??= pullAll().finally(() => {
        pulling = undefined;
      });
      return pulling;
    },
    beat() {
      if (!full) return send(":\n\n");
      if (++stuckBeats > 2) body.destroy();
    },
    end(reason) {
      send(formatEvent("bye", { reason }));
      if (ended || body.destroyed) return;
      ended = true;
      body.push(null);
      // A reader that does not take even this is disconnected.
      setTimeout(() => body.destroy(), PATIENCE_MS).unref();
    },
  };
  return connection;
}

/** JSON has no line breaks, so one `data:` line holds it. */
function formatEvent(name: string, data: object, id?: number): string {
  return `event: ${name}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}
