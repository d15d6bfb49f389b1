import { expect, test } from "vitest";
import { areaName } from "./area-name.ts";

test.each([
  ["lajpat-nagar", "en", "Lajpat Nagar"],
  ["lajpat-nagar", "ur", "لاجپت نگر"],
  ["Mumbai", "hi", "मुंबई"],
  ["Thanesar", "ur", "Thanesar"],
  ["Nowhere at all", "ur", "Nowhere at all"],
] as const)("R3.4 %s is called in %s: %s", (area, language, name) => {
  expect(areaName(area, language)).toBe(name);
});

test("R3.4 a missing area has no name", () => {
  expect(areaName(null, "en")).toBeNull();
});
