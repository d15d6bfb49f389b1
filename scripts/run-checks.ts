/** The checks that need no database and no browser. */
import { findTextFaults } from "./check-texts.ts";
import { findImportFaults } from "./check-zones.ts";
import { runProgram } from "./run-program.ts";

const checks: [name: string, passes: () => Promise<boolean>][] = [
  ["format and lint", () => succeeds("biome", ["check", "--error-on-warnings"])],
  ["types", async () => (await succeeds("react-router", ["typegen"])) && succeeds("tsc", ["--noEmit"])],
  ["texts in three languages", async () => isFaultless(findTextFaults("text"))],
  ["import rules", async () => isFaultless(findImportFaults("."))],
];

/** Resolves with the number of checks that failed. */
export async function runChecks(): Promise<number> {
  const results: { name: string; passed: boolean }[] = [];
  for (const [name, passes] of checks) results.push({ name, passed: await passes() });
  for (const { name, passed } of results) process.stdout.write(`${passed ? "ok     " : "FAILED "} ${name}\n`);
  return results.filter(({ passed }) => !passed).length;
}

async function succeeds(program: string, args: string[]): Promise<boolean> {
  return (await runProgram(program, args)) === 0;
}

function isFaultless(faults: string[]): boolean {
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0;
}
