/** Starts the load in a process of its own, and checks the promises about writes with its report. */
import { type ChildProcess, fork } from "node:child_process";
import { on, once } from "node:events";
import { join } from "node:path";
import type { Cluster } from "#drill/cluster/cluster.ts";
import { goBefore } from "#drill/cluster/go-before.ts";
import { closeOnce } from "#drill/leave-nothing.ts";
import { type Judgement, judgeWrites } from "#drill/ledger/judge-writes.ts";
import { readLedger } from "#drill/ledger/ledger.ts";
import { listNotices, lookUp } from "#drill/ledger/look-up.ts";
import type { LoadMessage, LoadOrder, LoadReport, LoadTimes, LoadWord } from "./load.ts";

export type LoadWish = Partial<Pick<LoadOrder, "rate" | "writes" | "streams" | "origin" | "seed">>;

export type Load = {
  setRate(rate: number): void;
  /** All requests since then that were answered. */
  feel(since: number, patience: number): Promise<LoadTimes>;
  /** Waits until every write has its outcome. */
  stop(): Promise<LoadReport>;
  /** After `stop`. */
  judge(): Promise<Judgement>;
  /** After `stop`: notifications for open streams that were lost or duplicated. */
  judgeStreams(report: LoadReport): Promise<{ told: number; lost: number; doubled: number }>;
};

async function hear<Word extends LoadWord>(child: ChildProcess, is: (word: LoadWord) => word is Word): Promise<Word> {
  const heard = new AbortController();
  const ended = once(child, "exit", { signal: heard.signal }).then(() => {
    throw new Error("the load ended by itself");
  });
  try {
    return await Promise.race([
      ended,
      (async () => {
        for await (const [word] of on(child, "message", { signal: heard.signal })) if (is(word)) return word;
        throw new Error("the load says nothing more");
      })(),
    ]);
  } finally {
    heard.abort();
  }
}

let loads = 0;

export async function startLoad(cluster: Cluster, wish: LoadWish): Promise<Load> {
  const child = fork(join(import.meta.dirname, "load.ts"), { serialization: "advanced", detached: true });
  goBefore(child.pid);
  // Stops it when a drill fails half-way.
  child.once(
    "exit",
    closeOnce(async () => child.kill("SIGKILL")),
  );
  const send = (message: LoadMessage) => child.send(message);
  const ledger = join(cluster.dir, `ledger-${++loads}`);
  const streams = wish.streams ?? 10;
  const order = {
    origin: cluster.origin,
    town: cluster.town,
    ledger,
    seed: "drill",
    rate: 40,
    writes: 0.25,
    ...wish,
    streams,
  };
  const going = hear(child, (word) => "going" in word);
  send({ order });
  await going;
  return {
    setRate: (rate) => send({ rate }),
    async feel(since, patience) {
      const heard = hear(child, (word): word is { felt: LoadTimes } => "felt" in word);
      send({ feltSince: since, patience });
      return (await heard).felt;
    },
    async stop() {
      const reported = hear(child, (word): word is { report: LoadReport } => "report" in word);
      const ended = once(child, "exit");
      send({ stop: true });
      const { report } = await reported;
      await ended;
      return report;
    },
    judge: async () => judgeWrites(readLedger(ledger), await cluster.client(lookUp)),
    async judgeStreams({ followed }) {
      const listeners = cluster.town.teachers.slice(0, streams).map(({ id }) => id);
      const notified = await cluster.client((client) => listNotices(client, listeners));
      const came = new Set(followed.notices);
      return {
        told: notified.length,
        lost: notified.filter((id) => !came.has(id)).length,
        doubled: followed.notices.length - came.size,
      };
    },
  };
}
