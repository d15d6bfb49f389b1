/** Two versions side by side: a populated older database is migrated while the old version serves it, and processes go to the newer build and back. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, withCluster } from "#drill/cluster/cluster.ts";
import {
  beforeNewestMigration,
  findVersion,
  listNewMigrations,
  makeRelease,
  ofTheDayBefore,
} from "#drill/cluster/release.ts";
import { readTool } from "#drill/cluster/run-tool.ts";
import { type Drill, judge, judgeLedger } from "#drill/drill.ts";
import { describeErrors, isError, type Sample } from "#drill/ledger/judge-answers.ts";
import { type Load, type LoadWish, startLoad } from "#drill/load/start-load.ts";

/** Milliseconds of rest before and after; and before that of few requests, as an older version may do everything for the first time. */
const rest = 3000;
const warming = 15_000;
const fewQuestions = 10;

async function startWarm(cluster: Cluster, { rate, ...wish }: LoadWish & { rate: number }): Promise<Load> {
  const load = await startLoad(cluster, { ...wish, rate: fewQuestions });
  await sleep(warming);
  load.setRate(rate);
  await sleep(rest);
  return load;
}

type Step = { at: number; what: string };

/** Each new process is ready before an old one is stopped. */
async function* replaceAll({ members }: Cluster, root: string, [from, to]: [number, number]): AsyncGenerator<Step> {
  const names = ["older", "newer"];
  const half = members.length / 2;
  for (let place = 0; place < half; place++) {
    yield { at: Date.now(), what: `a ${names[to]} one starts` };
    await members[to * half + place]?.start(root);
    yield { at: Date.now(), what: `a ${names[from]} one ends` };
    await members[from * half + place]?.end();
  }
}

/** Which of the two versions failed requests came from, as "12 while a newer one ends". */
function* describeSteps(failed: Sample[], steps: Step[]): Generator<string> {
  const during = Map.groupBy(
    failed,
    ({ at, took }) => steps.findLast((step) => step.at <= at + took)?.what ?? "nothing had begun",
  );
  for (const [what, some] of during) yield `${some.length} failed while ${what}`;
}

const migrate = ({ url }: Cluster) =>
  readTool(process.execPath, ["scripts/migrate.ts"], {
    env: { DATABASE_URL: url, NUKKAD_DEMO: "yes", LOG_LEVEL: "silent" },
  });

export const migration: Drill = {
  name: "migrate",
  shows: "a populated older database is migrated while the old version serves",
  needs: ["haproxy", "git"],
  usual: { rate: 60 },
  async run({ rate, seed, patience, from, say }) {
    const version = from === undefined ? beforeNewestMigration() : findVersion(from);
    const root = await makeRelease(version, say);
    return withCluster({ root, env: { PATIENCE: patience } }, async (cluster) => {
      const load = await startWarm(cluster, { rate, seed });
      await migrate(cluster);
      await sleep(rest);
      const report = await load.stop();
      const failed = report.samples.filter(isError);
      const news = listNewMigrations(version);
      return [
        judge(
          "migration while the old version serves: 0 errors",
          failed.length === 0,
          `${failed.length} of ${report.samples.length} ${describeErrors(failed)}; ${news.length} migrations`,
        ),
        ...judgeLedger(await load.judge()),
      ];
    });
  },
};

export const upgrade: Drill = {
  name: "upgrade",
  shows: "upgrades to a newer build and back, with live streams open",
  needs: ["haproxy", "git"],
  usual: { times: 10, rate: 60 },
  async run({ times, rate, seed, patience, from, say }) {
    const older = await makeRelease(from === undefined ? ofTheDayBefore() : findVersion(from), say);
    return withCluster({ root: older, spare: 3, env: { PATIENCE: patience } }, async (cluster) => {
      await migrate(cluster);
      const load = await startWarm(cluster, { rate, seed, streams: 30 });
      const steps: Step[] = [];
      for (let round = 1; round <= times; round++) {
        for await (const step of replaceAll(cluster, process.cwd(), [0, 1])) steps.push(step);
        for await (const step of replaceAll(cluster, older, [1, 0])) steps.push(step);
        say(`there and back ${round} of ${times}`);
      }
      await sleep(rest);
      const report = await load.stop();
      const failed = report.samples.filter(isError);
      for (const line of describeSteps(failed, steps)) say(line);
      if (failed.length > 0) say(`the balancer: ${cluster.balancerFailures()}`);
      const streams = await load.judgeStreams(report);
      return [
        judge(
          "upgrades and back: 0 failed requests",
          failed.length === 0,
          `${failed.length} of ${report.samples.length} ${describeErrors(failed)}`,
        ),
        judge(
          "0 lost events",
          streams.lost === 0,
          `${streams.lost} of ${streams.told}; ${report.followed.reopened} lines opened again`,
        ),
        ...judgeLedger(await load.judge()),
      ];
    });
  },
};
