/** The check of query keys refuses every spelled-out key outside its module, and passes the sources. */
import { expect, test } from "vitest";
import { findQueryKeyFaults, findSpelledKeys } from "./check-query-keys.ts";

const path = "web/features/relations/use-ask.ts";

test.each([
  'client.invalidateQueries({ queryKey: ["search"] });',
  'client.setQueriesData({ queryKey: ["search", name] as const }, change);',
  'const key = ["search"] as const;\nuseQuery({ queryKey: key });',
  'const queryKey = ["search"];\nuseQuery({ queryKey });',
  'client.setQueryData(["search", "teachers"], change);',
  'client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === "search" });',
  'useMutation({ mutationKey: ["bell"] });',
])("a spelled-out key is named with its line: %s", (source) => {
  const [fault, ...more] = findSpelledKeys(path, `\n${source}`);
  expect(fault).toMatch(/^web\/features\/relations\/use-ask\.ts:[23]: a query key is spelled here/);
  expect(more).toEqual([]);
});

test.each([
  "client.invalidateQueries({ queryKey: keys.search });",
  "useQuery({ queryKey: [...keys.foundTeachers, query] });",
  "client.setQueryData(meQuery.queryKey, change);",
  'loadPageText(["search"]);',
])("a key from its module is accepted: %s", (source) => {
  expect(findSpelledKeys(path, source)).toEqual([]);
});

test("the sources spell out no key", () => {
  expect(findQueryKeyFaults(".")).toEqual([]);
});
