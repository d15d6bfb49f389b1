/** Reads from the JSON reports of Vitest and Playwright how many tests passed and failed, and which passed only on retry. */
import { basename } from "node:path";
import * as z from "zod/mini";

export type TestCount = { passed: number; failed: number; flaky: string[] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      /** Of the file. */
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.string() })),
});
const suite = z.object({
  specs: z.array(spec),
  get suites(): z.ZodMiniOptional<z.ZodMiniArray<typeof suite>> {
    return z.optional(z.array(suite));
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
});

export function countVitest(report: unknown): TestCount {
  const failed = listFailedFiles(report).flatMap(({ titles }) => titles).length;
  return { passed: z.parse(vitestReport, report).numPassedTests, failed, flaky: [] };
}

type FailedFile = { file: string; passed: number; titles: string[] };

/** The unit test files with failures, with the titles of the failed tests; a file that failed to load is named itself. */
export function listFailedFiles(report: unknown): FailedFile[] {
  return z
    .parse(vitestReport, report)
    .testResults.filter(({ status }) => status === "failed")
    .map(({ name, assertionResults }) => {
      const titlesOf = (wanted: string) =>
        assertionResults.filter(({ status }) => status === wanted).map(({ fullName }) => fullName);
      const failed = titlesOf("failed");
      return { file: name, passed: titlesOf("passed").length, titles: failed.length > 0 ? failed : [basename(name)] };
    });
}

export function countPlaywright(report: unknown): TestCount {
  const { stats, suites } = z.parse(playwrightReport, report);
  const flaky = suites
    .flatMap(listSpecs)
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky };
}

function listSpecs({ specs, suites = [] }: z.output<typeof suite>): z.output<typeof spec>[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

export function sumCounts(counts: TestCount[]): TestCount {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    flaky: counts.flatMap(({ flaky }) => flaky),
  };
}

/** With `CI` set nobody reads the list of retries: each is a failure. CI services set it to "true". */
export function failSecondTries(count: TestCount, { CI }: { CI?: string | undefined }): TestCount {
  if (!CI || CI === "false") return count;
  const { passed, failed, flaky } = count;
  return { passed: passed - flaky.length, failed: failed + flaky.length, flaky };
}

/** The last lines of npm test. */
export function describeCount({ passed, failed, flaky }: TestCount): string {
  const unlucky = flaky.map((title) => `passed only at the second try: ${title}\n`).join("");
  return `\n${unlucky}${passed} passed, ${failed} failed\n`;
}
