/** An older version of the product from git history, with its own build, cached under .data for the next drill. */

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { inSeconds } from "#contract/duration-units.ts";
import { readTool } from "./run-tool.ts";

const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 30 }).stdout.trim();

export function findVersion(name: string): string {
  const version = git("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
  if (version === "") throw new Error(`git knows no version ${name}`);
  return version;
}

const migrations = "server/db/migrations";

/** The commit that added a migration, the first by number 0. */
function whoAdded(number: number): string {
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(`${migrations}/meta/_journal.json`, "utf8"));
  const tag = journal.entries.at(number)?.tag;
  return findVersion(git("log", "-1", "--diff-filter=A", "--format=%H", "--", `${migrations}/${tag}.sql`));
}

/** Its database is one migration behind; if there is only one, the version that created it. */
export function beforeNewestMigration(): string {
  const newest = whoAdded(-1);
  return newest === whoAdded(0) ? newest : findVersion(`${newest}~1`);
}

/**
 * The version that a daily release would replace: not so old that its own shutdown fails requests, nor older than our first
 * migration, before which databases had another history.
 */
export function ofTheDayBefore(): string {
  const ours = Number(git("log", "-1", "--format=%ct"));
  const dayBefore = git("rev-list", "-1", `--before=${ours - inSeconds.day}`, "HEAD");
  const first = whoAdded(0);
  const isOlder = dayBefore === "" || git("merge-base", dayBefore, first) !== first;
  return findVersion(isOlder ? first : dayBefore);
}

/** Migrations unknown to the version. */
export function listNewMigrations(version: string): string[] {
  const added = git("diff", "--name-only", "--diff-filter=A", version, "HEAD", "--", `${migrations}/*.sql`);
  return added.split("\n").filter((file) => file !== "");
}

/** This checkout's packages where the lock file is the same; else its own, as one that it needs may be missing here. */
async function givePackages(folder: string): Promise<void> {
  const packages = join(folder, "node_modules");
  const lockOf = (root: string) => readFileSync(join(root, "package-lock.json"), "utf8");
  const isLink = lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (lockOf(folder) !== lockOf(".")) {
    if (isLink) rmSync(packages);
    const install = 'import { ensureInstalled } from "./scripts/install.mjs"; ensureInstalled(process.cwd());';
    await readTool(process.execPath, ["--input-type=module", "--eval", install], { cwd: folder });
  } else if (!existsSync(packages)) symlinkSync(resolve("node_modules"), packages);
}

/** Returns the folder. */
export async function makeRelease(version: string, say: (line: string) => void): Promise<string> {
  const folder = resolve(".data/releases", version);
  if (existsSync(folder)) {
    await givePackages(folder);
    return folder;
  }
  say(`building the version ${version.slice(0, 7)} ...`);
  const workshop = `${folder}.new`;
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop, { recursive: true });
  const archive = `${workshop}.tar`;
  git("archive", `--output=${archive}`, version);
  await readTool("tar", ["--extract", `--file=${archive}`, `--directory=${workshop}`]);
  rmSync(archive);
  await givePackages(workshop);
  cpSync("drill/cluster/seed-city.ts", join(workshop, "drill/cluster/seed-city.ts"));
  await readTool(process.execPath, ["scripts/build.ts"], { cwd: workshop });
  renameSync(workshop, folder);
  return folder;
}
