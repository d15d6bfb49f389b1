/** The index in memory (decision 36) under everything at once: writers, a long open transaction, cut connections, and kill -9 of processes and PostgreSQL. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import * as z from "zod/mini";
import { teacherSearchQuery } from "#contract/schemas/search.ts";
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { createRandom, type Random } from "#demo/random.ts";
import { type Cluster, withCluster } from "#drill/cluster/cluster.ts";
import type { ClusterMember } from "#drill/cluster/member.ts";
import { type Drill, judge } from "#drill/drill.ts";
import { sendRequest } from "#drill/load/ask.ts";
import { openDatabase } from "#server/db/client.ts";
import { choosePlace } from "#server/search/choose-place.ts";
import { teachersSql } from "#server/search/teachers-sql.ts";
import { searchIndexTuning as limits } from "#server/settings/tuning.ts";

/** Milliseconds between two faults. */
const between = 4000;
/** Requests to each process when all is quiet. */
const compared = 40;

function anyQuery(random: Random): Record<string, string> {
  return {
    latitude: String(28.5 + random.int(0, 40) / 200),
    longitude: String(77.15 + random.int(0, 36) / 200),
    distance: random.pick(["2", "5", "10", "25"]),
    sort: random.pick(["distance", "rating", "fee", "experience"]),
    limit: "50",
    ...(random.chance(0.3) && { subjects: random.pick(["mathematics", "physics,urdu"]) }),
    ...(random.chance(0.2) && { verifiedOnly: "true" }),
    ...(random.chance(0.2) && { feeMax: String(random.int(10, 90) * 100) }),
  };
}

const answered = z.object({ total: z.number(), teachers: z.array(z.object({ id: z.string() })) });

let asks = 0;

async function askMember({ origin }: ClusterMember, query: Record<string, string>) {
  const { status, text } = await sendRequest(origin, {
    path: `${publicNearbyTeachersEndpoint.path}?${new URLSearchParams(query)}`,
    // From many networks, as one alone would reach its limit.
    from: `10.9.${(asks >> 8) & 255}.${asks++ & 255}`,
    patience: 10_000,
  });
  if (status !== 200) return undefined;
  const { total, teachers } = z.parse(answered, JSON.parse(text));
  return { total, ids: teachers.map(({ id }) => id) };
}

type Running = { isOver: boolean };

/** Some 20 changes a second; returns who left when, by the drill's clock and after the commit. */
async function write(cluster: Cluster, random: Random, running: Running, left: Map<string, number>): Promise<number> {
  const ids = (await cluster.query<{ id: string }>("select account_id as id from teachers where listed")).map(
    ({ id }) => id,
  );
  let changes = 0;
  while (!running.isOver) {
    const id = random.pick(ids);
    const leaves = random.chance(0.2);
    const statement = leaves
      ? "update accounts set suspended_at = now() where id = $1"
      : "update teachers set rating = 1 + random() * 4, fee_monthly = 1000 + (random() * 8000)::int, subjects = case when random() < 0.5 then '{physics}' else '{mathematics,urdu}' end::text[] where account_id = $1";
    await cluster.query(statement, [id]);
    if (leaves && !left.has(id)) left.set(id, Date.now());
    changes++;
    await sleep(50);
  }
  return changes;
}

/** One after another, each open for some seconds; a kill ends it, and the next begins. */
async function holdOpen(url: string, running: Running): Promise<void> {
  while (!running.isOver) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query("begin");
      await client.query(
        "update teachers set fee_hourly = 333 where account_id in (select account_id from teachers order by account_id limit 3 for update skip locked)",
      );
      for (let nth = 0; nth < 60 && !running.isOver; nth++) await sleep(100);
      await client.query("commit");
    } catch {
      await sleep(200);
    } finally {
      client.end().catch(() => {});
    }
  }
}

/** Queries every process in turn; returns how often an answer showed somebody who had left before the bound. */
async function read(cluster: Cluster, random: Random, running: Running, left: Map<string, number>, bound: number) {
  const seen = { answers: 0, late: 0 };
  while (!running.isOver) {
    const requestedAt = Date.now();
    const answer = await askMember(random.pick(cluster.members), anyQuery(random));
    if (answer === undefined) {
      await sleep(100);
      continue;
    }
    seen.answers++;
    const gone = answer.ids.filter((id) => (left.get(id) ?? Number.POSITIVE_INFINITY) < requestedAt - bound);
    if (gone.length > 0) seen.late++;
    await sleep(20);
  }
  return seen;
}

const faults: ((cluster: Cluster, random: Random) => Promise<void>)[] = [
  async (cluster, random) => {
    const victim = random.pick(cluster.members);
    await victim.kill();
    await victim.start(process.cwd());
  },
  async (cluster) => void (await cut(cluster, "nukkad listen")),
  async (cluster) => {
    const pid = cluster.postmaster();
    if (pid !== undefined) process.kill(pid, "SIGKILL");
  },
  async (cluster) => void (await cut(cluster, "nukkad search index")),
];

const cut = (cluster: Cluster, name: string) =>
  cluster.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1", [name]);

const ready = z.object({ searchIndex: z.object({ ready: z.boolean(), failedChecks: z.number() }) });

async function untilReady({ origin }: ClusterMember): Promise<{ failedChecks: number }> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await sleep(100)) {
    const { status, text } = await sendRequest(origin, { path: "/readyz", patience: 5000 });
    if (status !== 200) continue;
    const { searchIndex } = z.parse(ready, JSON.parse(text));
    if (searchIndex.ready) return searchIndex;
  }
  throw new Error("an index was not filled again");
}

/** How many of a process's answers differ from the database's. */
async function compare(cluster: Cluster, random: Random): Promise<{ asked: number; other: number }> {
  const { db, close } = openDatabase(cluster.url, { max: 1 });
  const answers = { asked: 0, other: 0 };
  try {
    for (const member of cluster.members) {
      for (let nth = 0; nth < compared; nth++) {
        const given = anyQuery(random);
        const query = z.parse(teacherSearchQuery, given);
        const { rows } = await db.execute<{ total: number; id: string | null }>(
          teachersSql({ query, terms: [], place: choosePlace(query) }),
        );
        const answer = await askMember(member, given);
        const expected = [rows[0]?.total ?? 0, ...rows.flatMap(({ id }) => id ?? [])].join();
        answers.asked++;
        if (answer === undefined || [answer.total, ...answer.ids].join() !== expected) answers.other++;
      }
    }
    return answers;
  } finally {
    await close();
  }
}

export const searchIndexDrill: Drill = {
  name: "search-index",
  shows: "the search index in memory: writers, an open transaction, cut lines, kill -9 of processes and PostgreSQL",
  needs: ["haproxy"],
  usual: { times: 12 },
  run: ({ times, seed, patience, say }) =>
    withCluster({ env: { PATIENCE: patience, SEARCH_INDEX: "yes" } }, async (cluster) => {
      const random = createRandom(seed);
      const running: Running = { isOver: false };
      const left = new Map<string, number>();
      // Scaled as the processes scale it.
      const bound = limits.lag * Number(patience);
      const writing = write(cluster, random, running, left);
      const reading = read(cluster, random, running, left, bound);
      const holding = holdOpen(cluster.url, running);
      for (let round = 0; round < times; round++) {
        await sleep(between);
        await faults[round % faults.length]?.(cluster, random);
        say(`fault ${round + 1} of ${times}`);
      }
      await sleep(between);
      running.isOver = true;
      const [changes, seen] = await Promise.all([writing, reading, holding]);
      const states = await Promise.all(cluster.members.map(untilReady));
      const failedChecks = states.reduce((sum, state) => sum + state.failedChecks, 0);
      const { asked, other } = await compare(cluster, random);
      return [
        judge("after quiet every process answers as the database does", other === 0, `${other} of ${asked} differ`),
        judge(
          `nobody is shown ${bound / 1000} s after having left`,
          seen.late === 0,
          `${seen.late} of ${seen.answers} answers, ${left.size} left, ${changes} changes`,
        ),
        judge("no check of its own found a difference", failedChecks === 0, String(failedChecks)),
      ];
    }),
};
