/**
 * Shutdown: what was opened is closed in the opposite order, whether the start fails or a signal comes. Pending steps are
 * logged while it lasts, so that a forced end can be explained.
 */
import closeWithGrace from "close-with-grace";
import type { FastifyBaseLogger } from "fastify";
import { drainOutput } from "#server/logging/logger.ts";
import { leaveCluster } from "./leave-cluster.ts";

/** Milliseconds after which the process ends with code 1, whatever is still open. */
const timeout = 15_000;
const reportEvery = 4000;

type Step = { name: string; began: number; progress: () => object };

const opened: { name: string; close: () => Promise<unknown> }[] = [];
const underWay = new Set<Step>();
let log: Pick<FastifyBaseLogger, "debug" | "warn" | "error"> | undefined;

export function closeLater(name: string, close: () => Promise<unknown>): void {
  opened.push({ name, close });
}

export async function closeAll(): Promise<void> {
  for (const { name, close } of opened.splice(0).reverse()) await closeStep(name, close);
}

/** Returns a function that marks the step as done; `progress`: how far it is, for the log. */
export function beginStep(name: string, progress: () => object = () => ({})): () => void {
  const step = { name, began: performance.now(), progress };
  underWay.add(step);
  return () => {
    underWay.delete(step);
    log?.debug({ step: name, took: Math.round(performance.now() - step.began) }, "closing: done");
  };
}

export async function closeStep(name: string, close: () => unknown): Promise<void> {
  const done = beginStep(name);
  try {
    await close();
  } finally {
    done();
  }
}

export function closeOnSignals(to: FastifyBaseLogger): void {
  log = to;
  closeWithGrace({ delay: timeout, logger: to }, async ({ err, signal }) => {
    if (err) to.error({ err }, "closing after a failure");
    to.debug({ signal }, "closing");
    const reportAll = () => {
      const waitingFor = [...underWay].map(({ name, progress }) => ({ step: name, ...progress() }));
      to.warn({ waitingFor }, "closing: still waiting");
    };
    const reporting = setInterval(reportAll, reportEvery).unref();
    await closeAll();
    clearInterval(reporting);
    await leaveCluster();
    await drainOutput();
  });
}
