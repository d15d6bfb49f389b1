/** The last lines of npm test (R12.2). */
import { expect, test } from "vitest";
import {
  countPlaywright,
  countVitest,
  describeCount,
  failSecondTries,
  listFailedFiles,
  sumCounts,
} from "./test-count.ts";

const spec = (title: string, status: string) => ({ title, file: "doors.spec.ts", line: 7, tests: [{ status }] });

const report = {
  stats: { expected: 3, unexpected: 1, flaky: 2 },
  suites: [
    {
      specs: [spec("leaves", "flaky"), spec("stays", "expected")],
      suites: [{ specs: [spec("comes back", "flaky"), spec("breaks", "unexpected")] }],
    },
  ],
};

test("R12.2 the last line counts, and tests that passed only on retry are named above it", () => {
  const sum = sumCounts([countVitest({ numPassedTests: 10, testResults: [] }), countPlaywright(report)]);
  expect(describeCount(sum).split("\n")).toEqual([
    "",
    "passed only at the second try: doors.spec.ts:7 leaves",
    "passed only at the second try: doors.spec.ts:7 comes back",
    "15 passed, 1 failed",
    "",
  ]);
});

test("R12.2 where CI is set, tests that passed only on retry have failed, and are still named", () => {
  const count = { passed: 5, failed: 1, flaky: ["doors.spec.ts:7 leaves", "b.test.ts"] };
  expect(failSecondTries(count, { CI: "true" })).toEqual({ passed: 3, failed: 3, flaky: count.flaky });
  for (const env of [{}, { CI: "" }, { CI: "false" }]) expect(failSecondTries(count, env)).toEqual(count);
});

test("R12.2 without retries, only the count is printed", () => {
  expect(describeCount({ passed: 2, failed: 0, flaky: [] })).toBe("\n2 passed, 0 failed\n");
});

test("R12.2 failed unit test files are named with their failed tests, to be run alone", () => {
  const results = (name: string, status: string, ...states: string[]) => ({
    name,
    status,
    assertionResults: states.map((state, index) => ({ fullName: `${name} ${index}`, status: state })),
  });
  const testResults = [
    results("/here/a.test.ts", "passed", "passed"),
    results("/here/b.test.ts", "failed", "passed", "failed"),
    // A failure before its tests.
    results("/here/c.test.ts", "failed", "skipped", "skipped"),
  ];
  const unitReport = { numPassedTests: 2, testResults };
  expect(listFailedFiles(unitReport)).toEqual([
    { file: "/here/b.test.ts", passed: 1, titles: ["/here/b.test.ts 1"] },
    { file: "/here/c.test.ts", passed: 0, titles: ["c.test.ts"] },
  ]);
  expect(countVitest(unitReport)).toEqual({ passed: 2, failed: 2, flaky: [] });
});
