import { describe, expect, it } from "vitest";
import { textIn } from "#content/text-in.ts";
import { placeOnLine, showDuration } from "./statistics-panel.tsx";

describe("the usual time to answer", () => {
  it("is shown in minutes, hours or days", () => {
    const { t } = textIn("en");
    expect([0, 59, 61, 47 * 60, 72 * 60].map((minutes) => showDuration(t, minutes))).toEqual([
      "1 minute",
      "59 minutes",
      "1 hour",
      "47 hours",
      "3 days",
    ]);
  });

  it("is plotted between an hour and a week", () => {
    expect([1, 60, 7 * 24 * 60, 99 * 24 * 60].map(placeOnLine)).toEqual([0, 0, 1, 1]);
    expect(placeOnLine(24 * 60)).toBeCloseTo(0.62, 2);
  });
});
