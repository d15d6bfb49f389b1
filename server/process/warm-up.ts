/**
 * Before a process listens it answers some questions to itself: what runs for the first time takes many times as long, and the
 * first who come would wait for it together. Nor does it listen while its loop is late, as it would turn them away.
 */

import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { addressIn } from "#contract/language.ts";
import { languages } from "#contract/languages.ts";
import { warmUpId } from "#server/logging/logger.ts";
import { withRequestId } from "#server/logging/request-id.ts";

/** What nearly everybody comes by; none of it is counted as a search. */
const paths = ["/", "/home-tuition", dashboardOf("student")];
/** Milliseconds: a machine or a database that is slow does not keep a process from serving what it can. */
const patience = 10_000;

const lookEvery = 100;

export async function warmUp(app: FastifyInstance): Promise<void> {
  const until = performance.now() + patience;
  const hasTime = () => performance.now() < until;
  /** A process that is late turns callers away, also itself; and what a start holds up is the lateness of its first second. */
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
