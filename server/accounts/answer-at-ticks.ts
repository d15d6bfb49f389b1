/**
 * Answers anonymous account calls only at fixed ticks, so that response time does not reveal whether an account exists
 * (R7.13).
 */
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Route } from "#server/http/endpoint.ts";

/** Milliseconds between the ticks; far more than reading one more row takes. */
export const answerTick = 10;

/** Timers count whole milliseconds from when they are set, so fractions would leak. */
const timerGrain = 2;

async function untilTick(began: number): Promise<void> {
  const due = began + Math.ceil((performance.now() - began) / answerTick) * answerTick;
  const rest = due - performance.now() - timerGrain;
  if (rest > 0) await sleep(rest);
  while (performance.now() < due) await nextTurn();
}

/** A refusal waits like a success. */
export function answerAtTicks({ endpoint, handle }: Route): Route {
  if (endpoint.access !== "anyone") return { endpoint, handle };
  return {
    endpoint,
    async handle(call) {
      const began = performance.now();
      try {
        return await handle(call);
      } finally {
        await untilTick(began);
      }
    },
  };
}
