/** An older version of the product from the history of git, with a build of its own, kept under .data for the next drill. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { readProgram } from "./run-tool.ts";

const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 30 }).stdout.trim();

/** The version before the newest migration, so that its database is one step behind ours. */
export function findOlderVersion(): string {
  const newest = git("log", "-1", "--diff-filter=A", "--format=%H", "--", "server/db/migrations/*.sql");
  return git("rev-parse", `${newest}~1`);
}

/** Migrations that the version does not know. */
export function listNewMigrations(version: string): string[] {
  return git("diff", "--name-only", "--diff-filter=A", version, "HEAD", "--", "server/db/migrations/*.sql").split("\n");
}

/** Gives the folder. */
export async function makeRelease(version: string, say: (line: string) => void): Promise<string> {
  const folder = resolve(".data/releases", version);
  if (existsSync(folder)) return folder;
  say(`building the version ${version.slice(0, 7)} ...`);
  const workshop = `${folder}.new`;
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop, { recursive: true });
  const archive = `${workshop}.tar`;
  git("archive", `--output=${archive}`, version);
  await readProgram("tar", ["--extract", `--file=${archive}`, `--directory=${workshop}`]);
  rmSync(archive);
  // What it stands on may be newer by a patch, as after an install on the same machine.
  symlinkSync(resolve("node_modules"), join(workshop, "node_modules"));
  cpSync("drill/house/plant-town.ts", join(workshop, "drill/house/plant-town.ts"));
  await readProgram(process.execPath, ["scripts/build.ts"], { cwd: workshop });
  renameSync(workshop, folder);
  return folder;
}
