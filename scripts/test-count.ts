/** Reads how many tests passed and failed from the JSON reports of Vitest and Playwright. */
import * as z from "zod/mini";

export type TestCount = { passed: number; failed: number };

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

export function countVitest(report: unknown): TestCount {
  const { numPassedTests: passed, numFailedTests: failed } = z.parse(vitestReport, report);
  return { passed, failed };
}

export function countPlaywright(report: unknown): TestCount {
  const { expected, unexpected, flaky } = z.parse(playwrightReport, report).stats;
  return { passed: expected + flaky, failed: unexpected };
}
