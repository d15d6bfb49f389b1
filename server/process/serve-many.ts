/** Several identical processes on one port (R12.3): one that ends is replaced; at SIGHUP each is replaced by a new one with the current code, without losing a request. */
import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

type Parts = {
  /** What each process runs. */
  program: string;
  processes: number;
  say: (sentence: string) => void;
};

/** Milliseconds before an ended process is replaced, so that a failing start does not loop. */
const REST_MS = 1000;

/** Milliseconds that the new process and the one it replaces both serve: the new one's first requests run slowly. */
const TOGETHER_MS = 1000;

const livingWorkers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** Undefined when it ended before it could serve; it has logged why. */
async function startWorker(): Promise<Worker | undefined> {
  const worker = cluster.fork();
  return new Promise((known) => {
    worker.once("listening", () => known(worker));
    worker.once("exit", () => known(undefined));
  });
}

async function endWorker(worker: Worker): Promise<void> {
  worker.process.kill("SIGTERM");
  if (!worker.isDead()) await once(worker, "exit");
}

/** Resolves when all are serving; false when the first cannot. */
export async function serveMany({ program, processes, say }: Parts): Promise<boolean> {
  cluster.setupPrimary({ exec: program });
  let ending = false;
  const givingWay = new Set<Worker>();

  function replaceWhenEnded(worker: Worker): void {
    worker.once("exit", async (code, signal) => {
      if (ending || givingWay.delete(worker)) return;
      say(`A process ended (${signal ?? code}); another takes its place.`);
      await add();
    });
  }

  async function add(): Promise<void> {
    while (!ending) {
      const worker = await startWorker();
      if (worker !== undefined) return replaceWhenEnded(worker);
      await sleep(REST_MS);
    }
  }

  async function reload(): Promise<void> {
    for (const worker of livingWorkers()) {
      if (ending) return;
      const next = await startWorker();
      if (next === undefined) return say("A new process could not start: the old ones go on.");
      replaceWhenEnded(next);
      givingWay.add(worker);
      await sleep(TOGETHER_MS);
      await endWorker(worker);
    }
    say("Every process has been replaced.");
  }

  async function end(): Promise<void> {
    if (ending) return;
    ending = true;
    await Promise.all(livingWorkers().map(endWorker));
    process.exit(0);
  }

  let reloading = Promise.resolve();
  process.on("SIGHUP", () => {
    reloading = reloading.then(reload);
  });
  process.on("SIGTERM", end).on("SIGINT", end);
  // The first alone, so that a common fault is logged once.
  const first = await startWorker();
  if (first === undefined) return false;
  replaceWhenEnded(first);
  await Promise.all(Array.from({ length: processes - 1 }, add));
  return true;
}
