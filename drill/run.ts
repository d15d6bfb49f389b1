/**
 * npm run drill [-- name ...] [--times n] [--seconds n] [--rate n] [--people n] [--patience n] [--seed word] [--from commit]:
 * runs all drills or those named, with their own lengths unless overridden, and prints each promise beside the result (R12.3).
 * `--list` prints the drills and the needs of each.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { describeMachine } from "#test/describe-machine.ts";
import type { Drill, DrillOrder, Finding, Lengths } from "./drill.ts";
import { drills } from "./drills.ts";
import { findMissing } from "./find-missing.ts";
import { cleanUp } from "./leave-nothing.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: "boolean" },
    seed: { type: "string" },
    times: { type: "string" },
    seconds: { type: "string" },
    rate: { type: "string" },
    people: { type: "string" },
    patience: { type: "string" },
    from: { type: "string" },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

function list(): void {
  for (const { name, shows, needs, usual } of drills) {
    const lengths = Object.entries(usual).map(([key, value]) => `--${key} ${value}`);
    say(
      `${name.padEnd(14)} ${shows}\n${" ".repeat(15)}${[...lengths, ...needs.map((need) => `needs ${need}`)].join(", ")}`,
    );
  }
}

function lengthsOf(drill: Drill): Lengths {
  const usual: Lengths = { times: 20, seconds: 30, rate: 40, people: 100_000, ...drill.usual };
  for (const name of Object.keys(usual) as (keyof Lengths)[]) {
    const given = Number(values[name] ?? usual[name]);
    if (!(given > 0)) throw new Error(`--${name} must be a number above 0`);
    usual[name] = given;
  }
  return usual;
}

async function runOne(drill: Drill, seed: string): Promise<Finding[]> {
  const missing = findMissing(drill.needs);
  if (missing !== undefined) return [{ promise: drill.shows, measured: missing, state: "skipped" }];
  const order: DrillOrder = {
    ...lengthsOf(drill),
    seed,
    patience: values.patience ?? "1",
    from: values.from,
    say: (line) => say(`  ${line}`),
  };
  say(`${drill.name}: ${drill.shows}`);
  try {
    return await drill.run(order);
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [{ promise: drill.shows, measured: `the drill itself failed: ${why}`, state: "missed" }];
  } finally {
    await cleanUp();
  }
}

const words = { kept: "PASS", missed: "MISSED", skipped: "SKIPPED" };

async function run(): Promise<void> {
  const unknown = positionals.filter((name) => !drills.some((drill) => drill.name === name));
  if (unknown.length > 0) throw new Error(`There is no drill ${unknown.join(", ")}: see npm run drill -- --list`);
  if (!existsSync("build/server")) throw new Error("There is no build to serve: run npm run build first.");
  const seed = values.seed ?? Math.trunc(Math.random() * 2 ** 31).toString();
  const chosen = drills.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const rows: string[] = [];
  let missed = 0;
  for (const drill of chosen) {
    const began = performance.now();
    const findings = await runOne(drill, seed);
    say(`  took ${((performance.now() - began) / 1000).toFixed(0)} s`);
    for (const { promise, measured, state } of findings) {
      if (state === "missed") missed++;
      rows.push(
        `| ${drill.name} | ${promise} | ${measured.replaceAll("\n", " ").replaceAll("|", "/")} | ${words[state]} |`,
      );
    }
  }
  say(`\n${describeMachine()}; seed ${seed}\n`);
  say("| drill | promised | seen | |\n|---|---|---|---|");
  for (const row of rows) say(row);
  say(missed === 0 ? "\nEvery promise that was tried is kept." : `\n${missed} promises are not kept.`);
  process.exitCode = missed === 0 ? 0 : 1;
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, async () => {
    await cleanUp();
    process.exit(1);
  });

if (values.list) list();
else
  run().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
