/** Loaded before every command: handles each signal from run.mjs once, and ends when run.mjs is gone. */
import { constants } from "node:os";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
// A terminal signals the whole group: wait for our own copy before acting on the forwarded one.
const OWN_COPY_MS = 200;

const seen = new Set<string>();

for (const signal of SIGNALS) {
  process.on(signal, () => {
    seen.add(signal);
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
  });
}

function raise(signal: (typeof SIGNALS)[number]): void {
  setTimeout(() => {
    if (!seen.has(signal)) process.kill(process.pid, signal);
  }, OWN_COPY_MS);
}

process.on("message", (message) => {
  const signal = SIGNALS.find(
    (name) => typeof message === "object" && message && "signal" in message && message.signal === name,
  );
  if (signal) raise(signal);
});
process.on("disconnect", () => raise("SIGTERM"));
process.channel?.unref();
