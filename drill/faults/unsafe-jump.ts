/** A newer version that drops a column tries to migrate while this one serves: it must refuse, and nothing may change (decision 17). */
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, withCluster } from "#drill/cluster/cluster.ts";
import { readTool } from "#drill/cluster/run-tool.ts";
import { type Drill, judge, judgeLedger } from "#drill/drill.ts";
import { describeErrors, isError } from "#drill/ledger/judge-answers.ts";
import { startLoad } from "#drill/load/start-load.ts";

/** Milliseconds of rest before and after. */
const rest = 3000;

/** Drops a column that the load writes, two releases ahead with one left out. */
const steps = {
  "9000_next_adds": 'ALTER TABLE "students" ADD COLUMN "about" text;',
  "9001_next_takes": '-- after 9000_next_adds\nALTER TABLE "students" DROP COLUMN "bio";',
};

/** This version with two more migrations; returns its folder. */
function makeNext(dir: string): string {
  const folder = join(dir, "next");
  for (const name of ["server", "scripts", "contract", "content", "text", "package.json"])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const migrations = join(folder, "server/db/migrations");
  const journalFile = join(migrations, "meta/_journal.json");
  const journal: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(
    readFileSync(journalFile, "utf8"),
  );
  for (const [tag, text] of Object.entries(steps)) {
    const last = journal.entries.at(-1);
    journal.entries.push({ ...last, idx: journal.entries.length, when: (last?.when ?? 0) + 1000, tag });
    writeFileSync(join(migrations, `${tag}.sql`), text);
  }
  writeFileSync(journalFile, JSON.stringify(journal));
  return folder;
}

/** Its message when it refuses; empty when it migrated. */
async function migrate({ url }: Cluster, folder: string): Promise<string> {
  try {
    const env = { DATABASE_URL: url, NUKKAD_DEMO: "yes", LOG_LEVEL: "silent" };
    await readTool(process.execPath, ["scripts/migrate.ts"], { cwd: folder, env });
    return "";
  } catch (error) {
    return String((error as { stderr?: string }).stderr ?? error).trim();
  }
}

const hasColumn = async (cluster: Cluster) =>
  (
    await cluster.query(
      "select 1 from information_schema.columns where table_name = 'students' and column_name = 'bio'",
    )
  ).length === 1;

export const unsafeJump: Drill = {
  name: "unsafe-jump",
  shows: "a newer version that takes a column away wants to migrate while this one serves",
  needs: ["haproxy"],
  usual: {},
  run: ({ rate, seed, patience }) =>
    withCluster({ env: { PATIENCE: patience } }, async (cluster) => {
      const next = makeNext(cluster.dir);
      const load = await startLoad(cluster, { rate, seed });
      await sleep(rest);
      const said = await migrate(cluster, next);
      const isThere = await hasColumn(cluster);
      await sleep(rest);
      const report = await load.stop();
      const failed = report.samples.filter(isError);
      const ledger = judgeLedger(await load.judge());
      for (const member of cluster.members) await member.end();
      const saidLater = await migrate(cluster, next);
      const isGone = !(await hasColumn(cluster));
      return [
        judge(
          "refused in a sentence",
          /^The migration 9001_next_takes is not safe while [^\n]+\.$/.test(said),
          said.slice(0, 300) || "it was taken",
        ),
        judge("nothing changed", isThere, isThere ? "the column is there" : "the column is gone"),
        judge(
          "who served goes on: 0 errors",
          failed.length === 0,
          `${failed.length} of ${report.samples.length} ${describeErrors(failed)}`,
        ),
        ...ledger,
        judge("taken when nobody serves", isGone && saidLater === "", saidLater.slice(0, 300) || "taken"),
      ];
    }),
};
