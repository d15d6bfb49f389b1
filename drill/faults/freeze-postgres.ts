/** PostgreSQL is frozen as a whole, so that it accepts calls and answers none. */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, withCluster } from "#drill/cluster/cluster.ts";
import { type Drill, judge, judgeLedger, milliseconds } from "#drill/drill.ts";
import { countStatuses, quantile, type Sample, untilWritten } from "#drill/ledger/judge-answers.ts";
import { sendRequest } from "#drill/load/ask.ts";
import { cachedPages } from "#drill/load/readers.ts";
import { startLoad } from "#drill/load/start-load.ts";

/** Milliseconds. */
const lookEvery = 500;
const longest = 3000;
const recovered = 5000;
const warming = 60_000;

/** How long visitors are served from memory, while a process may consider it current: a second or two. */
const fromMemory = ["map", "search"];
const isAnswered = ({ status, what }: Sample) => status === 503 || (status === 200 && fromMemory.includes(what ?? ""));

/** The server first, so that it starts no others while these are stopped; returns all stopped ones. */
function stopFamily(pid: number): number[] {
  process.kill(pid, "SIGSTOP");
  const children = readdirSync("/proc").filter((name) => {
    try {
      const [, rest = ""] = readFileSync(`/proc/${name}/stat`, "utf8").split(") ");
      return /^\d+$/.test(name) && rest.split(" ")[1] === String(pid);
    } catch {
      return false;
    }
  });
  for (const child of children) process.kill(Number(child), "SIGSTOP");
  return [pid, ...children.map(Number)];
}

type Look = Sample & { path: string; origin: string };

/** Each process is asked directly, not through the balancer. */
function watchMembers({ members }: Cluster) {
  const looks: Look[] = [];
  let going = true;
  const paths = ["/healthz", "/readyz", ...cachedPages.slice(0, 3)];
  const watching = members.flatMap(({ origin }) =>
    paths.map(async (path) => {
      for (; going; await sleep(lookEvery)) {
        const { at, took, status } = await sendRequest(origin, { path, from: "10.77.0.1", patience: 20_000 });
        looks.push({ at, took, status, path, origin, kind: "page" });
      }
    }),
  );
  return {
    /** Every process has answered each: an uncached page cannot be served. */
    async warm(): Promise<void> {
      const isWarm = () =>
        new Set(looks.filter(({ status }) => status === 200).map((look) => look.origin + look.path)).size ===
        members.length * paths.length;
      for (const until = Date.now() + warming; !isWarm() && Date.now() < until; ) await sleep(lookEvery);
    },
    async stop(): Promise<Look[]> {
      going = false;
      await Promise.all(watching);
      return looks;
    },
  };
}

export const freezePostgres: Drill = {
  name: "freeze-postgres",
  shows: "PostgreSQL stopped (SIGSTOP) under load, then let go",
  needs: ["haproxy"],
  usual: { seconds: 30 },
  run: ({ seconds, rate, seed, patience, say }) =>
    withCluster({ env: { PATIENCE: patience } }, async (cluster) => {
      const load = await startLoad(cluster, { rate, seed });
      const watching = watchMembers(cluster);
      await sleep(4000);
      await watching.warm();
      const family = stopFamily(cluster.postmaster() ?? 0);
      const frozen = Date.now();
      let thawed = frozen;
      try {
        say(`${family.length} processes of PostgreSQL stopped for ${seconds} s`);
        await sleep(seconds * 1000);
      } finally {
        thawed = Date.now();
        for (const pid of family) process.kill(pid, "SIGCONT");
      }
      await sleep(recovered + 3000);
      const looks = await watching.stop();
      const report = await load.stop();
      // Requests made shortly before either end may have been answered by a live database.
      const within = <S extends Sample>(samples: S[], from = frozen + lookEvery) =>
        samples.filter(({ at }) => at >= from && at < thawed - longest);
      const calls = within(report.samples).filter(({ kind }) => kind !== "page");
      const slowest = quantile(
        calls.map(({ took }) => took),
        1,
      );
      const of = (...paths: string[]) => within(looks).filter(({ path }) => paths.includes(path));
      const pages = of(...cachedPages);
      const ready = looks.filter(({ path, at, status }) => path === "/readyz" && at >= thawed && status === 200);
      const back = Math.min(...ready.map(({ at, took }) => at + took)) - thawed;
      const written = Math.max(...untilWritten(report.samples, [thawed]));
      // The first check notices the unresponsive database only after its timeout.
      const readiness = within(looks, frozen + longest).filter(({ path }) => path === "/readyz");
      return [
        judge(
          "every answer within 3 s as 503",
          calls.length > 0 && slowest <= longest && calls.every(isAnswered),
          `${countStatuses(calls)} (200: visitors, from memory); slowest ${milliseconds(slowest)}`,
        ),
        judge(
          "cached public pages still served",
          pages.length > 0 && pages.every(({ status }) => status === 200),
          countStatuses(pages),
        ),
        judge(
          "liveness green",
          of("/healthz").every(({ status }) => status === 200),
          countStatuses(of("/healthz")),
        ),
        judge(
          "readiness red",
          readiness.every(({ status }) => status === 503),
          countStatuses(readiness),
        ),
        judge(
          "recovery within 5 s",
          back <= recovered && written <= recovered,
          `ready after ${milliseconds(back)}, written after ${milliseconds(written)}`,
        ),
        ...judgeLedger(await load.judge()),
      ];
    }),
};
