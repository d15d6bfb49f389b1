/** A test that docs/security.md names must be there. */
import { expect, test } from "vitest";
import { findMissingTests } from "./find-missing-tests.ts";

test("every test that docs/security.md names is there", () => {
  expect(findMissingTests(".")).toEqual([]);
});

test("a title, a file and a name without a title are told", () => {
  const other = "server/http/guards.test.ts";
  const there = "R6.2 every call stands in the table, and none that is not there";
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
