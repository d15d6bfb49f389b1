/** npm test: the build and then journeys, beside checks and then unit tests, on one PostgreSQL; runs all of them, the last line counts. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileCache } from "#test/compile-cache.ts";
import { ensureBrowser } from "#test/find-browser.ts";
import { findMemoryFolder } from "#test/memory-folder.ts";
import { openTestPostgres } from "#test/postgres.ts";
import { makeBuildIfStale } from "./bundle/make-build.ts";
import { runChecks } from "./checks/run-checks.ts";
import { runProgram } from "./run-program.ts";
import {
  countPlaywright,
  countVitest,
  describeCount,
  failSecondTries,
  listFailedFiles,
  sumCounts,
  type TestCount,
} from "./test-count.ts";

// The directory for temporary files of the whole run.
process.env.TMPDIR = findMemoryFolder() ?? tmpdir();
const reports = mkdtempSync(join(tmpdir(), "nukkad-report-"));
const describeFailure = (error: unknown) => (error instanceof Error ? error.message : String(error));
const nothing: TestCount = { passed: 0, failed: 0, flaky: [] };

/** More failing files than this mean a real fault: do not retry. */
const MOST_TRIED_AGAIN = 3;

const vitestReport = join(reports, "vitest.json");

async function runVitest(env: Record<string, string>, files: string[] = []): Promise<TestCount> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`];
  const code = await runProgram("vitest", ["run", ...reporters, ...files], { ...env, NO_COLOR: "1" });
  return atLeastOneFailed(code, readCount(vitestReport, countVitest));
}

/** Like journeys: failures are retried once when nothing else runs, and named. */
async function tryUnitTestsAgain(env: Record<string, string>, count: TestCount): Promise<TestCount> {
  const unlucky = readReport(vitestReport, listFailedFiles) ?? [];
  const named = unlucky.flatMap(({ titles }) => titles);
  const isAll = named.length === count.failed && unlucky.length <= MOST_TRIED_AGAIN;
  if (count.failed === 0 || !isAll) return count;
  const again = await runVitest(
    env,
    unlucky.map(({ file }) => file),
  );
  if (again.failed > 0) return count;
  const passedBefore = unlucky.reduce((sum, { passed }) => sum + passed, 0);
  return { passed: count.passed - passedBefore + again.passed, failed: 0, flaky: [...count.flaky, ...named] };
}

/** Playwright leaves .ts files to Node, as everything here does: its own compiler takes three times as long to read the journeys. */
const nativeTypes = { PW_DISABLE_TS_ESM: "1" };

async function runPlaywright(env: Record<string, string>): Promise<TestCount> {
  const file = join(reports, "playwright.json");
  const code = await runProgram(
    "playwright",
    ["test", "--pass-with-no-tests", "--reporter=./test/file-reporter.ts,json"],
    { ...env, ...compileCache, ...nativeTypes, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  return atLeastOneFailed(code, readCount(file, countPlaywright));
}

function readReport<Read>(file: string, read: (report: unknown) => Read): Read | undefined {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

const readCount = (file: string, count: (report: unknown) => TestCount) => readReport(file, count) ?? nothing;

/** A run that ended badly without naming a test still counts as a failure. */
function atLeastOneFailed(code: number, { failed, ...rest }: TestCount): TestCount {
  return { ...rest, failed: code === 0 ? failed : Math.max(1, failed) };
}

/** The browser is installed while the pages are built. */
async function runJourneys(env: Record<string, string>): Promise<TestCount> {
  const failed = { ...nothing, failed: 1 };
  try {
    const found = ensureBrowser(process.env.CHROME_PATH, process.env.PATH);
    const [browser, built] = await Promise.all([found, makeBuildIfStale()]);
    return built === 0 ? await runPlaywright({ ...env, CHROME_PATH: browser }) : failed;
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    return failed;
  }
}

async function runAll(): Promise<TestCount> {
  const postgres = await openTestPostgres();
  const env = { TEST_POSTGRES_URL: postgres.url };
  try {
    // Two of everything, so that both processors stay busy to the end.
    const [journeys, [checks, units]] = await Promise.all([
      runJourneys(env),
      runChecks().then(async (failed) => [{ ...nothing, failed }, await runVitest(env)] as const),
    ]);
    return sumCounts([journeys, checks, await tryUnitTestsAgain(env, units)]);
  } finally {
    await postgres.stop();
  }
}

try {
  const count = failSecondTries(await runAll(), process.env);
  process.stdout.write(describeCount(count));
  process.exitCode = count.failed === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
