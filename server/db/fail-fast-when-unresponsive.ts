/** The first step of shutdown (R12.3): when the database is unresponsive, shortens all time limits so that nothing waits for it. */
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { scaleTime } from "#server/settings/time-scale.ts";
import { createClient } from "./connect.ts";
import { connectionLimits as limits } from "./connection-limits.ts";
import { shortenTimeouts } from "./time-limited-client.ts";

export async function failFastWhenUnresponsive(url: string): Promise<void> {
  // A connection of its own: the others may be busy with slow statements.
  const { connect, statement } = limits;
  const client = createClient(url, { name: "nukkad end", connect, statement });
  const answered = client
    .connect()
    .then(() => client.query("select 1"))
    // A refusal is an answer as well.
    .then(
      () => true,
      () => true,
    );
  // Pending input is read before the verdict.
  const timedOut = sleep(scaleTime(limits.lastWord)).then(() => Promise.race([answered, nextTurn(false)]));
  if (!(await Promise.race([answered, timedOut]))) shortenTimeouts(limits.afterSilence);
  await client.end();
}
