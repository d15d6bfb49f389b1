/** The load as a process of its own: sends requests at an even pace whatever the answers, until stopped; then reports what it saw. */
import { setTimeout as sleep } from "node:timers/promises";
import { createRandom } from "#demo/random.ts";
import type { Town } from "#drill/cluster/city.ts";
import { isError, type Sample, shareOfErrors } from "#drill/ledger/judge-answers.ts";
import { openLedger } from "#drill/ledger/ledger.ts";
import { sendRequest, type TimedAnswer } from "./ask.ts";
import { type FollowedStream, followStreams } from "./follow-streams.ts";
import { chooseRead } from "./readers.ts";
import { openWriters } from "./writers.ts";

export type LoadOrder = {
  origin: string;
  town: Town;
  /** File of acknowledged writes. */
  ledger: string;
  seed: string;
  /** Requests a second. */
  rate: number;
  /** Of the requests, how many write. */
  writes: number;
  /** Teachers whose streams are opened. */
  streams: number;
};

export type LoadReport = { samples: Sample[]; followed: FollowedStream };
/** Requests since a moment: the shares of errors, and of good but too slow answers. */
export type LoadTimes = { errors: number; late: number };
export type LoadMessage =
  | { order: LoadOrder }
  | { rate: number }
  | { feltSince: number; patience: number }
  | { stop: true };
export type LoadWord = { going: true } | { felt: LoadTimes } | { report: LoadReport };

/** Milliseconds between two pace checks, for the last outcomes to be known, and for the last notifications to arrive. */
const beat = 5;
const lastFates = 60_000;
const lastNotices = 3000;

const say = (word: LoadWord) => new Promise<void>((sent) => process.send?.(word, () => sent()));

function startLoad({ origin, town, ledger: file, seed, rate: firstRate, writes, streams: count }: LoadOrder) {
  const samples: Sample[] = [];
  const random = createRandom(seed);
  const ledger = openLedger(file);
  const note =
    (kind: Sample["kind"]) =>
    ({ at, took, status, text }: TimedAnswer, path: string, what: string) => {
      const about = isError({ status }) ? { about: `${path} ${text.slice(0, 60)}` } : {};
      samples.push({ kind, what, at, took, status, ...about });
    };
  const writers = openWriters({ origin, town, ledger, random, seen: note("write") });
  const streams = followStreams(origin, town.teachers.slice(0, count));
  let waiting = 0;
  let rate = firstRate;
  let going = true;

  function askOne(): void {
    const isWrite = random.chance(writes);
    const read = isWrite ? undefined : chooseRead(town, random);
    const requested = read
      ? sendRequest(origin, read.question).then((answer) => note(read.kind)(answer, read.question.path, read.what))
      : writers.writeSomething();
    waiting++;
    requested
      .catch(() => {})
      .finally(() => {
        waiting--;
      });
  }

  async function run(): Promise<void> {
    await streams.ready;
    await say({ going: true });
    let due = 0;
    for (let last = performance.now(); going; await sleep(beat)) {
      const now = performance.now();
      due += ((now - last) / 1000) * rate;
      last = now;
      for (; due >= 1; due--) askOne();
    }
  }

  const running = run();
  return {
    setRate(next: number) {
      rate = next;
    },
    feel(since: number, patience: number): LoadTimes {
      const some = samples.filter(({ at }) => at >= since);
      const late = some.filter((sample) => !isError(sample) && sample.took > patience);
      return { errors: shareOfErrors(some), late: late.length / some.length };
    },
    async stop(): Promise<LoadReport> {
      going = false;
      await running;
      writers.settleBy(Date.now() + lastFates);
      while (waiting > 0) await sleep(beat);
      await sleep(lastNotices);
      return { samples, followed: await streams.stop() };
    },
  };
}

let load: ReturnType<typeof startLoad> | undefined;
process.on("message", async (message: LoadMessage) => {
  if ("order" in message) load = startLoad(message.order);
  else if ("rate" in message) load?.setRate(message.rate);
  else if ("feltSince" in message) load && (await say({ felt: load.feel(message.feltSince, message.patience) }));
  else {
    const report = await load?.stop();
    if (report) await say({ report });
    process.exit(0);
  }
});
// The parent process is gone.
process.on("disconnect", () => process.exit(1));
