/** npm run bench without a name: every benchmark after the other, and one table of what they found, in docs/benchmarks.md. `--short` tries whether each works, with few rounds, and writes nothing. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describeMachine } from "#test/describe-machine.ts";
import { type Figure, figuresFile } from "./note-figure.ts";

/** They draw pictures and measure nothing. */
const without = ["screens"];

const isShort = process.argv.includes("--short");
/** What each is given in a short run: rounds, seconds, people. */
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
/** Minutes after which one is ended, and said to have been: the others still have their turn. */
const longest = 120;

const names = globSync("bench/*.ts")
  .map((file) => basename(file, ".ts"))
  .filter((name) => !without.includes(name))
  .sort();
const dir = mkdtempSync(join(tmpdir(), "nukkad-bench-all-"));

async function run(name: string): Promise<{ name: string; code: number; minutes: number; figures: Figure[] }> {
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
  const figures = lines.map((line): Figure => JSON.parse(line));
  return { name, code: code ?? 1, minutes: (performance.now() - began) / 60_000, figures };
}

const state = (held: boolean | undefined) => (held === undefined ? "" : held ? "kept" : "MISSED");

const rows: string[] = [];
const took: string[] = [];
let missed = 0;
for (const name of names) {
  const { code, minutes, figures } = await run(name);
  took.push(`${name} ${minutes.toFixed(1)}`);
  const all = figures.length > 0 ? figures : [{ what: "ends well", seen: `code ${code}`, held: code === 0 }];
  for (const { what, seen, held } of all) {
    if (held === false) missed++;
    rows.push(`| ${name} | ${what} | ${seen} | ${state(held)} |`);
  }
  if (code !== 0 && figures.every(({ held }) => held !== false)) {
    missed++;
    rows.push(`| ${name} | ends well | code ${code} after ${minutes.toFixed(1)} min | MISSED |`);
  }
}
rmSync(dir, { recursive: true, force: true });

const text = `# Benchmarks

Written by \`npm run bench\`, all in one run. Ratios are against what the same run measured beside it: times of one machine say little of another.

${describeMachine()}.

| benchmark | what | seen | |
|---|---|---|---|
${rows.join("\n")}

Minutes: ${took.join(", ")}.

${missed === 0 ? "Every promise is kept." : `${missed} are not kept.`}
`;
if (!isShort) writeFileSync("docs/benchmarks.md", text);
process.stdout.write(`\n${text}\n${isShort ? "A short run: nothing is written." : "Written to docs/benchmarks.md"}\n`);
process.exitCode = missed === 0 ? 0 : 1;
