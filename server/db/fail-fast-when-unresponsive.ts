/** The first step of the end of a process (R12.3): where the database is silent, nothing that follows waits for it. */
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { scaleTime } from "#server/settings/time-scale.ts";
import { createClient } from "./connect.ts";
import { connectionLimits as limits } from "./connection-limits.ts";
import { shortenTimeouts } from "./time-limited-client.ts";

export async function failFastWhenUnresponsive(url: string): Promise<void> {
  // A connection of its own: the others may be waiting for statements that take their time.
  const { connect, statement } = limits;
  const client = createClient(url, { name: "nukkad end", connect, statement });
  const spoke = client
    .connect()
    .then(() => client.query("select 1"))
    // A refusal is a word as well.
    .then(
      () => true,
      () => true,
    );
  // What has come meanwhile is read before it is judged.
  const silent = sleep(scaleTime(limits.lastWord)).then(() => Promise.race([spoke, nextTurn(false)]));
  if (!(await Promise.race([spoke, silent]))) shortenTimeouts(limits.afterSilence);
  await client.end();
}
