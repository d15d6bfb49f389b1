/** The disk of tables and files is full: reads work, writes are refused, and nothing is left half done. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { uploadDocumentEndpoint } from "#contract/documents.ts";
import { drawDocument } from "#demo/draw-document.ts";
import { type Cluster, withCluster } from "#drill/cluster/cluster.ts";
import { type Drill, judge, judgeLedger } from "#drill/drill.ts";
import { closeOnce } from "#drill/leave-nothing.ts";
import { countStatuses, isError } from "#drill/ledger/judge-answers.ts";
import { sendRequest } from "#drill/load/ask.ts";
import { startLoad } from "#drill/load/start-load.ts";
import { startEmbedded } from "#server/db/embedded.ts";
import { boundary, makeForm } from "#test/upload.ts";

/** Bytes of the small disk, and the free part required for uploads. */
const megabytes = 300;
const floor = 4;

/** Counts matching document files and rows once; the rest are orphans. */
async function findOrphans(cluster: Cluster, files: string): Promise<string[]> {
  const storedFiles = readdirSync(files, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const rows = await cluster.query<{ key: string }>("select file_key as key from documents");
  const keys = new Set(rows.map(({ key }) => key));
  return storedFiles.map(({ name }) => name).filter((name) => !keys.has(name));
}

function handIn({ origin, town }: Cluster, turn: number) {
  const teacher = town.teachers[turn % town.teachers.length];
  return sendRequest(origin, {
    method: "POST",
    path: uploadDocumentEndpoint.path,
    token: teacher?.token,
    from: teacher?.from,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: makeForm({ name: "Paper", type: "identity" }, [{ field: "document", bytes: drawDocument("demo-identity") }]),
  });
}

/** The WAL has its own disk, as operators configure it: when that is full, PostgreSQL stops as a whole. */
async function moveLog(dir: string, elsewhere: string): Promise<void> {
  await (await startEmbedded({ dir })).stop();
  const log = join(dir, "postgres", "pg_wal");
  cpSync(log, elsewhere, { recursive: true, preserveTimestamps: true });
  spawnSync("chown", ["--recursive", `--reference=${log}`, elsewhere]);
  spawnSync("chmod", [`--reference=${log}`, elsewhere]);
  rmSync(log, { recursive: true });
  symlinkSync(elsewhere, log);
}

function fill(file: string): void {
  const chunk = Buffer.alloc(1024 * 1024);
  for (const size of [chunk.length, 4096])
    for (;;)
      try {
        writeFileSync(file, chunk.subarray(0, size), { flag: "a" });
      } catch {
        break;
      }
}

export const diskFull: Drill = {
  name: "disk-full",
  shows: "the disk of tables and files is full",
  needs: ["haproxy", "mount"],
  usual: { seconds: 20 },
  async run({ seconds, rate, seed, patience, say }) {
    const dir = await mkdtemp(join(tmpdir(), "nukkad-drill-disk-"));
    const disk = join(dir, "disk");
    mkdirSync(disk);
    if (spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", disk]).status !== 0)
      return [{ promise: diskFull.shows, measured: "a small disk could not be mounted", state: "skipped" }];
    const close = closeOnce(async () => {
      spawnSync("umount", [disk]);
      await rm(dir, { recursive: true, force: true });
    });
    try {
      await moveLog(disk, join(dir, "log"));
      const files = join(disk, "files");
      mkdirSync(files);
      return await withCluster(
        { postgresDir: disk, env: { PATIENCE: patience, FILES_DIR: files, FREE_SPACE_MB: String(floor) } },
        async (cluster) => {
          const load = await startLoad(cluster, { rate, seed, writes: 0.5 });
          const before = await handIn(cluster, 0);
          await sleep(2000);
          const filler = join(disk, "filler");
          fill(filler);
          const full = Date.now();
          say(`${megabytes} MB are full`);
          const uploads = [];
          for (let turn = 1; turn <= 5; turn++) uploads.push(await handIn(cluster, turn));
          await sleep(seconds * 1000);
          rmSync(filler);
          const roomy = Date.now();
          await sleep(5000);
          const after = await handIn(cluster, 6);
          const report = await load.stop();
          const during = report.samples.filter(({ at, took }) => at >= full && at + took < roomy);
          const reads = during.filter(({ kind }) => kind !== "write");
          const failed = during.filter((sample) => sample.kind === "write" && isError(sample));
          const unread = reads.filter(isError);
          const orphans = await findOrphans(cluster, files);
          return [
            judge("reads work", reads.length > 0 && unread.length === 0, countStatuses(reads)),
            judge(
              "clear error where it cannot be written",
              [...failed, ...uploads].every(({ status }) => status === 503 || status < 500) &&
                uploads.every(({ status }) => status !== 0),
              `uploads ${uploads.map(({ status }) => status).join(", ")}; writes ${countStatuses(failed) || "found room"}`,
            ),
            judge(
              "works before and after",
              before.status === 201 && after.status === 201,
              `${before.status}, ${after.status}`,
            ),
            judge("no orphan file", orphans.length === 0, `${orphans.length}`),
            ...judgeLedger(await load.judge()),
          ];
        },
      );
    } finally {
      await close();
    }
  },
};
