/** The last lines of npm test (R12.2). */
import { expect, test } from "vitest";
import { countPlaywright, countVitest, describeCount, listFailedFiles, sumCounts } from "./test-count.ts";

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

test("R12.2 the last line counts, and what passed only at the second try is named above it", () => {
  const sum = sumCounts([
    countVitest({ numPassedTests: 10, numFailedTests: 0, testResults: [] }),
    countPlaywright(report),
  ]);
  expect(describeCount(sum).split("\n")).toEqual([
    "",
    "passed only at the second try: doors.spec.ts:7 leaves",
    "passed only at the second try: doors.spec.ts:7 comes back",
    "15 passed, 1 failed",
    "",
  ]);
});

test("R12.2 without luck needed, the count stands alone", () => {
  expect(describeCount({ passed: 2, failed: 0, flaky: [] })).toBe("\n2 passed, 0 failed\n");
});

test("R12.2 the files of unit tests that failed are named with what failed in them, to be tried alone", () => {
  const results = (name: string, ...states: string[]) => ({
    name,
    status: states.includes("failed") ? "failed" : "passed",
    assertionResults: states.map((status, index) => ({ fullName: `${name} ${index}`, status })),
  });
  const testResults = [results("a.test.ts", "passed"), results("b.test.ts", "passed", "failed")];
  expect(listFailedFiles({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual([
    { file: "b.test.ts", titles: ["b.test.ts 1"] },
  ]);
});
