/** One of three processes is killed again and again under mixed load. */
import { setTimeout as sleep } from "node:timers/promises";
import { createRandom } from "#demo/random.ts";
import { withCluster } from "#drill/cluster/cluster.ts";
import { type Drill, judge, judgeLedger, milliseconds, percent } from "#drill/drill.ts";
import { countStatuses, errorSpans, isError, shareOfErrors } from "#drill/ledger/judge-answers.ts";
import { startLoad } from "#drill/load/start-load.ts";

/** Milliseconds of rest after a process is back. */
const between = 1500;

export const killProcess: Drill = {
  name: "kill-process",
  shows: "kill -9 one of three processes under mixed load",
  needs: ["haproxy"],
  usual: { times: 20 },
  run: ({ times, rate, seed, patience, say }) =>
    withCluster({ env: { PATIENCE: patience } }, async (cluster) => {
      const random = createRandom(seed);
      const load = await startLoad(cluster, { rate, seed });
      const kills: number[] = [];
      await sleep(3000);
      for (let round = 1; round <= times; round++) {
        const victim = random.pick(cluster.members);
        kills.push(Date.now());
        await victim.kill();
        await victim.start(process.cwd());
        await sleep(between);
        say(`killed ${round} of ${times}`);
      }
      const report = await load.stop();
      const share = shareOfErrors(report.samples);
      const span = Math.max(...errorSpans(report.samples, kills));
      const streams = await load.judgeStreams(report);
      return [
        ...judgeLedger(await load.judge()),
        judge(
          "at most 1 % errors",
          share <= 0.01,
          `${percent(share)} of ${report.samples.length} (${countStatuses(report.samples.filter(isError)) || "none"})`,
        ),
        judge("errors for at most 2 s after each kill", span <= 2000, `at most ${milliseconds(span)}`),
        judge(
          "live streams miss nothing",
          streams.lost + streams.doubled === 0,
          `${streams.lost} lost, ${streams.doubled} twice of ${streams.told}; ${report.followed.reopened} lines opened again`,
        ),
      ];
    }),
};
