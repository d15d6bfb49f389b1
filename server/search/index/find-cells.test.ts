/** Teachers whose range just reaches the place of a search, or just not (decision 36). */
import { expect, it } from "vitest";
import { axesOf } from "#contract/distance.ts";
import { noBits } from "./bits.ts";
import type { Chord } from "./exact-chord.ts";
import { endOfReach, findCells } from "./find-cells.ts";
import { TeacherColumns } from "./teacher-columns.ts";

const place = { longitude: 77.2167, latitude: 28.6315 };
const home = axesOf({ longitude: 77.25, latitude: 28.65 });
/** As the database would: slightly longer than the fast estimate. */
const hair = 1e-11;
const longer: Chord = (x, y, z, [fx, fy, fz]) => Math.hypot(x - fx, y - fy, z - fz) + hair;

it("a range that ends at the place is decided by the database's distance, whatever its neighbours in the cell (R7.11)", async () => {
  const exact = longer(...home, axesOf(place));
  const columns = new TeacherColumns(0);
  for (const [who, reach] of [exact - hair / 2, exact + 1, exact - 1, exact].entries())
    columns.append({
      ...{ id: [0, 0, 0, who], point: home, words: noBits, others: [], reach },
      ...{ rating: -1, reviews: 0, experience: -1, feeHourly: -1, feeMonthly: -1 },
    });
  await columns.settle(async () => {});
  const inside = findCells(columns, longer, place, 25);
  expect([...inside.cells.subarray(0, inside.length)]).toEqual([0]);
  const within = columns.ids.subarray(0, endOfReach(columns, inside, 0) * 4).filter((_, at) => at % 4 === 3);
  expect([...within]).toEqual([1, 3]);
});
