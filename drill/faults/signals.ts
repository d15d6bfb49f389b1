/** Processes are stopped gracefully and replaced under load: one by one behind the balancer, and all of a cluster by SIGHUP. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, type ClusterOptions, withCluster } from "#drill/cluster/cluster.ts";
import { type Drill, type Finding, judge, judgeLedger } from "#drill/drill.ts";
import { describeErrors, describeMoments, isError } from "#drill/ledger/judge-answers.ts";
import { startLoad } from "#drill/load/start-load.ts";

/** Milliseconds. */
const between = 1000;
const reloadPatience = 300_000;

export const signals: Drill = {
  name: "signals",
  shows: "SIGTERM of one process after the other, and SIGHUP of a cluster, under load",
  needs: ["haproxy"],
  usual: { times: 10 },
  async run({ times, rate, seed, patience, say }) {
    async function under(
      wish: ClusterOptions,
      name: string,
      work: (cluster: Cluster, note: () => void) => Promise<Finding[]>,
    ): Promise<Finding[]> {
      return withCluster({ ...wish, env: { PATIENCE: patience } }, async (cluster) => {
        const load = await startLoad(cluster, { rate, seed });
        await sleep(2000);
        const reported: number[] = [];
        const findings = await work(cluster, () => void reported.push(Date.now()));
        await sleep(between);
        const report = await load.stop();
        const failed = report.samples.filter(isError);
        const slowest = Math.max(...report.samples.map(({ took }) => took));
        if (failed.length > 0)
          say(
            `failed after ${name}: ${describeMoments(failed, reported)}; at the balancer: ${cluster.balancerFailures()}`,
          );
        say(`slowest answer: ${slowest} ms`);
        const streams = await load.judgeStreams(report);
        return [
          judge(
            `${name} under load: 0 failed requests`,
            failed.length === 0,
            `${failed.length} of ${report.samples.length} ${describeErrors(failed)}`,
          ),
          judge(`${name}: 0 lost events`, streams.lost === 0, `${streams.lost} of ${streams.told}`),
          ...findings,
          ...judgeLedger(await load.judge()),
        ];
      });
    }

    const ended = await under({}, "SIGTERM", async ({ members }, note) => {
      const codes: (number | null)[] = [];
      for (let round = 0; round < times; round++) {
        const member = members[round % members.length];
        note();
        codes.push((await member?.end()) ?? null);
        await member?.start(process.cwd());
        say(`ended ${round + 1} of ${times}`);
      }
      return [
        judge(
          "each ends with code 0",
          codes.every((code) => code === 0),
          codes.join(", "),
        ),
      ];
    });
    for (const { promise, measured } of ended) say(`${promise}: ${measured}`);
    const reloaded = await under({ processes: 1, cluster: 3 }, "SIGHUP", async ({ dir, members }, note) => {
      const countReloads = () =>
        readFileSync(join(dir, "p1.log"), "utf8").split("Every process has been replaced").length - 1;
      for (let round = 1; round <= times; round++) {
        note();
        members[0]?.signal("SIGHUP");
        for (const until = Date.now() + reloadPatience; countReloads() < round && Date.now() < until; )
          await sleep(100);
        say(`reloaded ${round} of ${times}`);
      }
      return [judge("every reload comes to its end", countReloads() === times, `${countReloads()} of ${times}`)];
    });
    return [...ended, ...reloaded];
  },
};
