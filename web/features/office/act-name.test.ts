/** Every act of the office has a name in the log. */
import { expect, test } from "vitest";
import { acts } from "#contract/office/acts.ts";
import office from "#text/en/office.json" with { type: "json" };

test("R11.4 every kind of act has a name", () => {
  expect(Object.keys(office.actNames)).toEqual(expect.arrayContaining(Object.keys(acts)));
});
