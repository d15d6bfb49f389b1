/** The last lines of npm test (R12.2). */
import { expect, test } from "vitest";
import { countPlaywright, countVitest, describeCount, sumCounts } from "./test-count.ts";

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
  const sum = sumCounts([countVitest({ numPassedTests: 10, numFailedTests: 0 }), countPlaywright(report)]);
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
