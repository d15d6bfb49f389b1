/** npm test: checks, unit tests, build, browser tests; all of them run, the last line counts. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./find-browser.ts";
import { makeBuildIfStale } from "./make-build.ts";
import { runChecks } from "./run-checks.ts";
import { runProgram } from "./run-program.ts";
import { countPlaywright, countVitest, type TestCount } from "./test-count.ts";

const reports = mkdtempSync(join(tmpdir(), "nukkad-report-"));

async function runVitest(): Promise<TestCount> {
  const file = join(reports, "vitest.json");
  const code = await runProgram("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  return atLeastOneFailed(code, readCount(file, countVitest));
}

async function runPlaywright(browser: string): Promise<TestCount> {
  if ((await makeBuildIfStale()) !== 0) return { passed: 0, failed: 1 };
  const file = join(reports, "playwright.json");
  const code = await runProgram("playwright", ["test", "--pass-with-no-tests", "--reporter=list,json"], {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return atLeastOneFailed(code, readCount(file, countPlaywright));
}

function readCount(file: string, count: (report: unknown) => TestCount): TestCount {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** A run that ended badly without naming a test still counts as a failure. */
function atLeastOneFailed(code: number, { passed, failed }: TestCount): TestCount {
  return { passed, failed: code === 0 ? failed : Math.max(1, failed) };
}

async function runAll(): Promise<TestCount> {
  const browser = ensureBrowser(process.env.CHROME_PATH, process.env.PATH);
  const counts = [{ passed: 0, failed: await runChecks() }, await runVitest(), await runPlaywright(browser)];
  const sum = (name: keyof TestCount) => counts.reduce((total, count) => total + count[name], 0);
  return { passed: sum("passed"), failed: sum("failed") };
}

try {
  const { passed, failed } = await runAll();
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
