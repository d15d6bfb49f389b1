/** The check of exported names refuses one name for two things, and passes the sources. */
import { expect, test } from "vitest";
import { findShared, findSharedNames } from "./find-shared-names.ts";

const other = ["web/b.ts", "export function pageOf() {}"] as const;

test.each([
  "export const pageOf = 1;",
  "export function pageOf() {}",
  "export type pageOf = string;",
  "export class pageOf {}",
  "export const before = 1, pageOf = 2;",
])("a second meaning is named with both files: %s", (source) => {
  expect(findShared([["server/a.ts", source], other])).toEqual([
    "pageOf is exported by server/a.ts, web/b.ts: give each a name of its own",
  ]);
});

test.each(["const pageOf = 1;", 'export { pageOf } from "./b.ts";', "export function pageOfList() {}"])(
  "what stays inside or is handed on is none: %s",
  (source) => {
    expect(findShared([["server/a.ts", source], other])).toEqual([]);
  },
);

test("names that the router requires may repeat", () => {
  const source = "export function loader() {}";
  expect(
    findShared([
      ["web/a.ts", source],
      ["web/b.ts", source],
    ]),
  ).toEqual([]);
});

test("no name of these sources is exported for two things", () => {
  expect(findSharedNames(".")).toEqual([]);
});
