/**
 * Warms a process up by requests to itself before it listens: the first run of code takes many times as long, and the first
 * visitors would all wait for it. Nor does it listen while its event loop is late, as it would refuse requests.
 */

import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { addressIn } from "#contract/language.ts";
import { languages } from "#contract/languages.ts";
import { warmUpId } from "#server/logging/logger.ts";
import { withRequestId } from "#server/logging/request-id.ts";

/** The most frequent pages; none of it is counted as a search. */
const paths = ["/", "/home-tuition", dashboardOf("student")];
/** Milliseconds: a slow machine or database must not prevent a start. */
const timeout = 10_000;

const lookEvery = 100;

export async function warmUp(app: FastifyInstance): Promise<void> {
  const until = performance.now() + timeout;
  const hasTime = () => performance.now() < until;
  /** A late process refuses requests, also its own; and the start itself makes its first second late. */
  async function untilCalm(): Promise<void> {
    while (app.isUnderPressure() && hasTime()) await sleep(lookEvery);
  }
  for (const path of paths)
    for (const language of languages) {
      await untilCalm();
      if (!hasTime()) return;
      const headers = { "accept-encoding": "gzip, br" };
      const request = { url: addressIn(language, path), headers };
      const { statusCode } = await withRequestId(warmUpId, async () => await app.inject(request));
      app.log.debug({ path, language, statusCode }, "warmed up");
    }
  await untilCalm();
}
