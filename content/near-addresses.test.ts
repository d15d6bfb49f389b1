import { expect, test } from "vitest";
import { nearAddresses } from "./near-addresses.ts";

const first = (typed: string) => nearAddresses(typed, "en")[0]?.path;

test.each([
  ["/math-tution-saket", "/maths-tuition-saket"],
  ["/Home-Tuition-Rohini-Sector-3.html", "/home-tuition-rohini-sector-3"],
  ["/saket-maths-tuition", "/maths-tuition-saket"],
  ["/find-student", "/find-students"],
])("R2.5 %s is near %s", (typed, meant) => {
  expect(first(typed)).toBe(meant);
});

test("R2.5 an unknown text has no near address, however long it is; at most five are named, in the reader's language", () => {
  expect(nearAddresses("/wp-login.php", "en")).toEqual([]);
  expect(nearAddresses(`/${"x".repeat(5000)}`, "en")).toEqual([]);
  const near = nearAddresses("/maths-tuition-sake", "ur");
  expect(near).toHaveLength(5);
  expect(near[0]?.name).toMatch(/[\u0600-\u06ff]/);
});
