/** A backup of a whole city is restored into an empty database and compared row by row. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { readTool } from "#drill/cluster/run-tool.ts";
import { type Drill, judge, milliseconds } from "#drill/drill.ts";
import { closeOnce } from "#drill/leave-nothing.ts";
import { jobsTable, listTables } from "#server/backup/list-tables.ts";
import { startEmbedded } from "#server/db/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { seedStudent, seedStudents, seedTeacher, seedTeachers, withoutSearchIndexes } from "#test/seed-people.ts";

const longest = 5 * 60_000;
const batch = 2000;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Half of them teach. */
async function insert(client: pg.Client, people: number): Promise<void> {
  const place = (index: number) => ({ longitude: 72 + (index % 997) / 60, latitude: 12 + (index % 983) / 60 });
  const half = Math.ceil(people / 2);
  await withoutSearchIndexes(client, async () => {
    for (let from = 0; from < half; from += batch) {
      const numbers = Array.from({ length: Math.min(batch, half - from) }, (_, index) => from + index);
      const bio = "Teaches with patience, at your home or online.";
      await seedTeachers(
        client,
        numbers.map((each) => seedTeacher({ id: randomUUID(), ...place(each), bio, days: ["monday"] })),
      );
      await seedStudents(
        client,
        numbers.map((each) => seedStudent({ id: randomUUID(), ...place(each), subjects: ["physics"] })),
      );
    }
  });
  await client.query(`insert into relations (student_id, teacher_id, asked_by, message, expires_at)
    select s.account_id, t.account_id, 'student', 'May we begin on Monday?', now() + interval '14 days'
    from (select account_id, row_number() over (order by account_id) as number from students) s
    join (select account_id, row_number() over (order by account_id) as number from teachers) t using (number)`);
  // A backup omits these, as the photos they name are not there.
  await client.query("update students set photo_key = null");
}

/** Row count and checksum of every table in a backup. */
async function sumUp(client: pg.Client): Promise<Map<string, string>> {
  const tables = (await listTables(client)).filter(({ name }) => name !== jobsTable);
  const sums = new Map<string, string>();
  for (const { name } of tables) {
    const { rows: found } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0) as sum from ${name} t`,
    );
    sums.set(name, found[0]?.sum ?? "");
  }
  return sums;
}

export const restore: Drill = {
  name: "restore",
  shows: "a backup of a whole city is restored",
  needs: [],
  usual: { people: 100_000 },
  async run({ people, say }) {
    const dir = await mkdtemp(join(tmpdir(), "nukkad-drill-"));
    const postgres = await startEmbedded({ dir });
    const close = closeOnce(async () => {
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    });
    try {
      const target = new URL(postgres.url);
      target.pathname = "/restored";
      await withClient(postgres.url, (client) => client.query("create database restored"));
      for (const url of [postgres.url, target.href]) await migrateDatabase(url);
      await withClient(postgres.url, (client) => insert(client, people));
      say(`${people} people planted`);
      const folder = join(dir, "backup");
      async function run(verb: "backup" | "restore", url: string, files: string): Promise<number> {
        const began = performance.now();
        const env = { DATABASE_URL: url, NUKKAD_DEMO: "yes", FILES_DIR: join(dir, files), LOG_LEVEL: "silent" };
        say((await readTool(process.execPath, [`scripts/${verb}.ts`, folder], { env })).trim());
        return performance.now() - began;
      }
      const saved = await run("backup", postgres.url, "files");
      const took = await run("restore", target.href, "restored-files");
      const before = await withClient(postgres.url, sumUp);
      const after = await withClient(target.href, sumUp);
      const different = [...before].filter(([name, sum]) => after.get(name) !== sum).map(([name]) => name);
      const rows = [...before.values()].reduce((sum, each) => sum + Number(each.split(" ")[0]), 0);
      return [
        judge(
          "equal row by row",
          different.length === 0 && rows >= people,
          different.length === 0 ? `${rows} rows of ${before.size} tables` : `different: ${different.join(", ")}`,
        ),
        judge(
          "restored within 5 min",
          took <= longest,
          `${milliseconds(took)} for ${people} people (written in ${milliseconds(saved)})`,
        ),
      ];
    } finally {
      await close();
    }
  },
};
