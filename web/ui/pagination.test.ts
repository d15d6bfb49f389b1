/** Which page numbers are in the row, and where it has gaps. */
import { expect, test } from "vitest";
import { choosePages } from "./pagination.tsx";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
])("design: page %d of %d", (page, pages, shown) => {
  expect(choosePages(page, pages)).toEqual(shown);
});
