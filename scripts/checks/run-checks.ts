/** The checks that need no database and no browser, in parallel; a check's output is shown when it fails. */

import { type ProgramOutcome, readProgram } from "#scripts/run-program.ts";
import { findQueryKeyFaults } from "./check-query-keys.ts";
import { findTextFaults } from "./check-texts.ts";
import { findImportFaults } from "./check-zones.ts";
import { findBareNumbers } from "./find-bare-numbers.ts";
import { findDeadLinks } from "./find-dead-links.ts";
import { findMissingTests } from "./find-missing-tests.ts";
import { findRoleComparisons } from "./find-role-comparisons.ts";
import { findSharedNames } from "./find-shared-names.ts";
import { findUnexplainedColumns } from "./find-unexplained-columns.ts";
import { findUnknownRequirements } from "./find-unknown-requirements.ts";
import { findUnmountedEndpoints } from "./find-unmounted-endpoints.ts";
import { findUnusedTexts } from "./find-unused-texts.ts";

const checks: [name: string, run: () => Promise<ProgramOutcome>][] = [
  ["types", checkTypes],
  ["unused files, exports and packages", () => readProgram("knip", ["--no-progress", "--no-config-hints"])],
  ["format and lint", () => readProgram("biome", ["check", "--error-on-warnings"])],
  ["texts in three languages", async () => judge(findTextFaults("text"))],
  ["numbers in texts", async () => judge(findBareNumbers("text"))],
  ["unused texts", async () => judge(findUnusedTexts("."))],
  ["import rules", async () => judge(findImportFaults("."))],
  ["requirements that are cited", async () => judge(findUnknownRequirements("."))],
  ["endpoints that are mounted", async () => judge(await findUnmountedEndpoints())],
  ["links of Markdown files", async () => judge(findDeadLinks("."))],
  ["columns explained in docs/privacy.md", async () => judge(await findUnexplainedColumns())],
  ["tests named in docs/security.md", async () => judge(findMissingTests("."))],
  ["roles", async () => judge(findRoleComparisons("."))],
  ["names of exports", async () => judge(findSharedNames("."))],
  ["query keys", async () => judge(findQueryKeyFaults("."))],
];

/** Resolves with the number of checks that failed. */
export async function runChecks(): Promise<number> {
  const results = await Promise.all(checks.map(async ([name, run]) => ({ name, ...(await run()) })));
  const failed = results.filter(({ code }) => code !== 0);
  for (const { said } of failed) process.stderr.write(`${said.trimEnd()}\n\n`);
  for (const { name, code } of results) process.stdout.write(`${code === 0 ? "ok     " : "FAILED "} ${name}\n`);
  return failed.length;
}

async function checkTypes(): Promise<ProgramOutcome> {
  const routes = await readProgram("react-router", ["typegen"]);
  return routes.code === 0 ? readProgram("tsc", []) : routes;
}

function judge(faults: string[]): ProgramOutcome {
  return { code: faults.length === 0 ? 0 : 1, said: faults.join("\n") };
}
