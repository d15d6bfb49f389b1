/** One LISTEN connection of this process, which reconnects when it breaks. */
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { createClient } from "./connect.ts";
import { type ConnectionLimits, connectionLimits } from "./connection-limits.ts";

export type DatabaseListener = {
  /**
   * `onMessage` gets each payload. `onGap` is called after every reconnection: announcements may have been
   * missed, so caches are cleared. Returns a function that stops listening.
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>;
  /** Called for every loss and every failed reconnection. */
  onLost(report: (error: Error) => void): void;
  close(): Promise<void>;
};

type Subscriber = { channel: string; onMessage: (payload: string) => void; onGap: () => void };

const FIRST_PAUSE_MS = 100;
/** Longest pause between two reconnections, in milliseconds. */
export const longestPause = 10_000;

/** A heartbeat query detects a connection that died without being closed. */
export async function openListener(
  url: string,
  limits: ConnectionLimits = connectionLimits,
): Promise<DatabaseListener> {
  let report: (error: Error) => void = () => {};
  const subscribers = new Set<Subscriber>();
  let client: pg.Client | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const { connect, heartbeatAnswer: statement } = limits;
    const next = createClient(url, { name: "nukkad listen", connect, statement });
    try {
      await next.connect();
      for (const channel of new Set([...subscribers].map((subscriber) => subscriber.channel)))
        await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      drop(next);
      throw error;
    }
    if (closed) return drop(next);
    client = next;
    next.on("notification", ({ channel, payload = "" }) => {
      for (const subscriber of subscribers) if (subscriber.channel === channel) subscriber.onMessage(payload);
    });
    next.on("error", (error) => lose(next, error));
    next.on("end", () => lose(next, new Error("the listening connection ended")));
  }

  function drop(target: pg.Client): void {
    target.end().catch(() => {});
  }

  function lose(target: pg.Client, error: Error): void {
    if (client !== target || closed) return;
    client = undefined;
    report(error);
    drop(target);
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !closed; pause = Math.min(pause * 2, longestPause)) {
      await sleep(pause * (0.5 + Math.random() / 2), undefined, { ref: false });
      if (closed) return;
      try {
        await connect();
        for (const subscriber of subscribers) subscriber.onGap();
        return;
      } catch (error) {
        report(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  const heartbeat = setInterval(() => {
    const checked = client;
    checked?.query("select 1").catch((error: Error) => lose(checked, error));
  }, limits.heartbeat).unref();

  await connect();

  return {
    async listen(channel, onMessage, onGap) {
      const subscriber = { channel, onMessage, onGap };
      subscribers.add(subscriber);
      // While disconnected, the reconnection does this.
      const current = client;
      await current?.query(`listen ${current.escapeIdentifier(channel)}`).catch((error: Error) => lose(current, error));
      return async () => {
        // No UNLISTEN: later announcements on the channel have no subscriber.
        subscribers.delete(subscriber);
      };
    },
    onLost(heard) {
      report = heard;
    },
    async close() {
      closed = true;
      clearInterval(heartbeat);
      await client?.end().catch(() => {});
    },
  };
}
