/** The end of the process: what was opened is closed in the opposite order, whether the start fails or a signal comes. */
import closeWithGrace from "close-with-grace";
import type { FastifyBaseLogger } from "fastify";

/** Milliseconds after which the process ends with code 1, whatever is still open. */
const patience = 15_000;

const opened: (() => Promise<unknown>)[] = [];

export function closeLater(close: () => Promise<unknown>): void {
  opened.push(close);
}

export async function closeAll(): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close();
}

export function closeOnSignals(log: FastifyBaseLogger): void {
  closeWithGrace({ delay: patience, logger: log }, async ({ err }) => {
    if (err) log.error({ err }, "closing after a failure");
    await closeAll();
  });
}
