/** Every test named in docs/security.md exists. */
import { expect, test } from "vitest";
import { findMissingTests } from "./find-missing-tests.ts";

test("every test that docs/security.md names exists", () => {
  expect(findMissingTests(".")).toEqual([]);
});

test("a missing title, a missing file and a name without a title are reported", () => {
  const other = "server/http/guards.test.ts";
  const there = "R6.2 every call is in the table, and none that does not exist";
  const said = findMissingTests(
    ".",
    `[a](../${other}) "${there}", [b](../${other}) "nobody wrote this one",
    [c](../server/gone.test.ts) "gone", [d](../${other})`,
  );
  expect(said).toEqual([
    `docs/security.md names "nobody wrote this one" of ${other}: there is no such test`,
    'docs/security.md names "gone" of server/gone.test.ts: there is no such test',
    `docs/security.md names ${other} without a test in it`,
  ]);
});
