/** npm run bench without a name: every benchmark after the other, and one table of what they found, in docs/benchmarks.md. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describeMachine } from "#test/describe-machine.ts";
import { type Figure, figuresFile } from "./note-figure.ts";

/** They draw pictures and measure nothing. */
const without = ["screens"];

const names = globSync("bench/*.ts")
  .map((file) => basename(file, ".ts"))
  .filter((name) => !without.includes(name))
  .sort();
const dir = mkdtempSync(join(tmpdir(), "nukkad-bench-all-"));

async function run(name: string): Promise<{ name: string; code: number; minutes: number; figures: Figure[] }> {
  process.stdout.write(`\n== ${name}\n`);
  const file = join(dir, name);
  const began = performance.now();
  const child = spawn(process.execPath, [`bench/${name}.ts`], {
    stdio: "inherit",
    env: { ...process.env, [figuresFile]: file },
  });
  const [code] = await once(child, "exit");
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  const figures = lines.map((line): Figure => JSON.parse(line));
  return { name, code: code ?? 1, minutes: (performance.now() - began) / 60_000, figures };
}

const state = (held: boolean | undefined) => (held === undefined ? "" : held ? "kept" : "MISSED");

const rows: string[] = [];
let missed = 0;
for (const name of names) {
  const { code, minutes, figures } = await run(name);
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

${missed === 0 ? "Every promise is kept." : `${missed} are not kept.`}
`;
writeFileSync("docs/benchmarks.md", text);
process.stdout.write(`\n${text}\nWritten to docs/benchmarks.md\n`);
process.exitCode = missed === 0 ? 0 : 1;
