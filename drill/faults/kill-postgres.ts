/** PostgreSQL is killed again and again under writes. */
import { setTimeout as sleep } from "node:timers/promises";
import { withCluster } from "#drill/cluster/cluster.ts";
import { type Drill, judge, judgeLedger, milliseconds } from "#drill/drill.ts";
import { countStatuses, isError, untilWritten } from "#drill/ledger/judge-answers.ts";
import { startLoad } from "#drill/load/start-load.ts";

/** Milliseconds between two kills: longer than the allowed recovery. */
const between = 12_000;

export const killPostgres: Drill = {
  name: "kill-postgres",
  shows: "kill -9 PostgreSQL under writes",
  needs: ["haproxy"],
  usual: { times: 20 },
  run: ({ times, rate, seed, patience, say }) =>
    withCluster({ env: { PATIENCE: patience } }, async (cluster) => {
      const load = await startLoad(cluster, { rate, seed, writes: 0.5 });
      const kills: number[] = [];
      await sleep(3000);
      for (let round = 1; round <= times; round++) {
        const pid = cluster.postmaster();
        if (pid === undefined) throw new Error("PostgreSQL did not come back");
        kills.push(Date.now());
        process.kill(pid, "SIGKILL");
        await sleep(between);
        say(`killed ${round} of ${times}`);
      }
      const report = await load.stop();
      const again = Math.max(...untilWritten(report.samples, kills));
      const exits = cluster.members.flatMap(({ exits: each }) => each);
      const errors = report.samples.filter(isError);
      const unclear = errors.filter(({ status }) => status !== 503);
      return [
        ...judgeLedger(await load.judge()),
        judge("writing again within 10 s", again <= 10_000, `at most ${milliseconds(again)}`),
        judge("no process exits", exits.length === 0, exits.length === 0 ? "none" : exits.join(", ")),
        judge("who is turned away is told so (503)", unclear.length === 0, countStatuses(errors) || "nobody"),
      ];
    }),
};
