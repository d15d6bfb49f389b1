/** Before and after of an act, as the log shows them. */
import { expect, test } from "vitest";
import { listChanges } from "./list-changes.ts";

test("R11.4 only what an act changed is shown, field by field", () => {
  expect(listChanges({ state: "waiting", name: "A" }, { state: "verified", name: "A", by: { id: 1 } })).toEqual([
    { name: "state", before: "waiting", after: "verified" },
    { name: "by", before: "–", after: '{"id":1}' },
  ]);
  expect(listChanges(null, null)).toEqual([]);
});
