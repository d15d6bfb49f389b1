/**
 * npm run bench without a name: runs every benchmark, and writes a table of results, with date, machine and commit, to
 * docs/benchmarks.md. `--only pages,search`: those alone, the other rows stay. `--short` tests whether each works, with few
 * rounds, and writes nothing.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { describeMachine } from "#test/describe-machine.ts";
import { type BenchFigure, figuresFile } from "./note-figure.ts";

/** These draw pictures and measure nothing. */
const without = ["screens"];

const { values: given } = parseArgs({ options: { short: { type: "boolean" }, only: { type: "string" } } });
const isShort = given.short === true;
const only = given.only?.split(",");
/** Arguments of a short run: rounds, seconds, people. */
const few: Record<string, string[]> = {
  abuse: ["2"],
  crawl: ["en"],
  fuzz: ["20"],
  kills: ["1"],
  "login-timing": ["50"],
  "page-cache": ["2"],
  pages: ["1", "1"],
  search: ["2000", "--seconds", "0.2"],
  taps: ["1"],
};
/** Minutes after which one is stopped and reported, so that the others still run. */
const longest = 120;

const all = globSync("bench/*.ts")
  .map((file) => basename(file, ".ts"))
  .filter((name) => !without.includes(name))
  .sort();
const unknown = only?.filter((name) => !all.includes(name)) ?? [];
if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(", ")}: ${all.join(", ")}`);
const dir = mkdtempSync(join(tmpdir(), "nukkad-bench-all-"));

async function run(name: string): Promise<{ name: string; code: number; minutes: number; figures: BenchFigure[] }> {
  process.stdout.write(`\n== ${name}\n`);
  const file = join(dir, name);
  const began = performance.now();
  const child = spawn(process.execPath, [`bench/${name}.ts`, ...(isShort ? (few[name] ?? []) : [])], {
    stdio: "inherit",
    env: { ...process.env, [figuresFile]: file },
  });
  const done = new AbortController();
  sleep(longest * 60_000, undefined, { signal: done.signal }).then(
    () => child.kill(),
    () => {},
  );
  const [code] = await once(child, "exit");
  done.abort();
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  const figures = lines.map((line): BenchFigure => JSON.parse(line));
  return { name, code: code ?? 1, minutes: (performance.now() - began) / 60_000, figures };
}

const state = (held: boolean | undefined) => (held === undefined ? "" : held ? "kept" : "MISSED");

const file = "docs/benchmarks.md";
const head = `# Benchmarks

Written by \`npm run bench\`. Ratios are against what the same run measured beside it: times of one machine say little of another.`;

/** The last results of each, by its name. */
function readSections(): Map<string, string> {
  const written = existsSync(file) ? readFileSync(file, "utf8") : "";
  return new Map(
    written
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.split("\n", 1)[0] ?? "", section.slice(section.indexOf("\n")).trim()]),
  );
}

const sections = readSections();
const missed: string[] = [];
for (const name of only ?? all) {
  const { code, minutes, figures } = await run(name);
  if (code !== 0 && figures.every(({ held }) => held !== false))
    figures.push({ what: "ends well", seen: `code ${code}`, held: false });
  const rows = figures.map(({ what, seen, held }) => `| ${what} | ${seen} | ${state(held)} |`);
  missed.push(...figures.filter(({ held }) => held === false).map(({ what }) => `${name}: ${what}`));
  const ran = `${describeMachine()}; ${minutes.toFixed(1)} minutes.`;
  sections.set(name, [ran, "", "| what | seen | |", "|---|---|---|", ...rows].join("\n"));
}
rmSync(dir, { recursive: true, force: true });

const text = [head, ...all.flatMap((name) => (sections.has(name) ? `## ${name}\n\n${sections.get(name)}` : []))].join(
  "\n\n",
);
if (!isShort) writeFileSync(file, `${text}\n`);
process.stdout.write(`\n${text}\n\n${isShort ? "A short run: nothing is written." : `Written to ${file}`}\n`);
process.stdout.write(missed.length === 0 ? "Every promise is kept.\n" : `Not kept: ${missed.join("; ")}.\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
