/** Clients in a thread of their own, so that they take nothing from the measured server. One request at a time each. */
import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { Worker } from "node:worker_threads";

export type SearchRequest =
  | { kind: "one"; address: string }
  | { kind: "many"; addresses: string[]; clients: number; seconds: number };

export type SearchReport =
  | { kind: "one"; milliseconds: number; body: string; headers: IncomingHttpHeaders }
  | { kind: "many"; aSecond: number }
  | { kind: "failed"; message: string };

export type SearchClients = {
  /** Sends one request; returns its time measured there. */
  ask(address: string): Promise<{ milliseconds: number; body: string; headers: IncomingHttpHeaders }>;
  /** Answers a second. */
  askMany(addresses: string[], clients: number, seconds: number): Promise<number>;
  close(): Promise<unknown>;
};

export function startSearchClients(): SearchClients {
  const thread = new Worker(new URL("./client-thread.ts", import.meta.url));
  async function send(request: SearchRequest): Promise<SearchReport> {
    thread.postMessage(request);
    const [report]: SearchReport[] = await once(thread, "message");
    if (report === undefined || report.kind === "failed") throw new Error(report?.message);
    return report;
  }
  return {
    async ask(address) {
      const report = await send({ kind: "one", address });
      if (report.kind !== "one") throw new TypeError(report.kind);
      return report;
    },
    async askMany(addresses, clients, seconds) {
      const report = await send({ kind: "many", addresses, clients, seconds });
      if (report.kind !== "many") throw new TypeError(report.kind);
      return report.aSecond;
    },
    close: () => thread.terminate(),
  };
}
