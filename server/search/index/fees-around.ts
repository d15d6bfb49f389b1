/** Fees of teachers around a place from the columns, as `insights/fee-compass.ts` reads them from the database. */
import type { Coordinates } from "#contract/distance.ts";
import { feeCircles } from "#contract/limits.ts";
import type { FeeCircle, FeeQuestion } from "#server/search/insights/fee-compass.ts";
import { sliceFilters } from "./bit-slices.ts";
import { bitWordsOf } from "./bits.ts";
import type { Chord } from "./exact-chord.ts";
import { findCells } from "./find-cells.ts";
import { makeSubjectTest, withOthers } from "./search-columns.ts";
import { storedRows } from "./stored-rows.ts";
import type { TeacherColumns } from "./teacher-columns.ts";

const kinds = ["subjects", "classes", "modes"] as const;

/** As `percentile_cont` computes it. */
function quarterOf(sorted: Int32Array, share: number): number {
  const at = share * (sorted.length - 1);
  const [low = 0, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (at - Math.floor(at)) * (high - low);
}

function quartersOf(fees: number[]): number[] | null {
  if (fees.length < feeCircles.teachers) return null;
  const sorted = Int32Array.from(fees).sort();
  return [0.25, 0.5, 0.75].map((share) => quarterOf(sorted, share));
}

/** From the smallest circle outwards: in dense areas a small one is enough, elsewhere there are few rows to scan. */
export function feesAround(
  columns: TeacherColumns,
  chordTo: Chord,
  place: Coordinates,
  query: FeeQuestion,
): FeeCircle | undefined {
  // Each requested list must have one match.
  const lists = kinds
    .filter((kind) => query[kind].length > 0)
    .map((kind) => ({ kind, any: bitWordsOf(kind, query[kind]) }));
  const sliced = sliceFilters(withOthers(lists, query), []);
  const teaches = makeSubjectTest(columns, query);
  let circle: FeeCircle | undefined;
  for (const km of feeCircles.kilometres) {
    const inside = findCells(columns, chordTo, place, km);
    storedRows.clear(columns.size);
    for (const cell of inside.cells.subarray(0, inside.length)) {
      const begin = columns.cells.start[cell] ?? 0;
      storedRows.keep(columns.slices, sliced, begin, begin + (columns.cells.count[cell] ?? 0));
    }
    if (teaches !== undefined) storedRows.sift(0, (row, misses) => (teaches(row) ? misses : undefined));
    circle = { km, ...feesOf(columns) };
    if (circle.teachers >= feeCircles.teachers) break;
  }
  return circle;
}

function feesOf({ feeHourly, feeMonthly }: TeacherColumns): Omit<FeeCircle, "km"> {
  const hourly: number[] = [];
  const monthly: number[] = [];
  let teachers = 0;
  for (const row of storedRows.rows.subarray(0, storedRows.length)) {
    const [hour = -1, month = -1] = [feeHourly[row], feeMonthly[row]];
    if (hour >= 0) hourly.push(hour);
    if (month >= 0) monthly.push(month);
    if (hour >= 0 || month >= 0) teachers++;
  }
  return { teachers, hourly: quartersOf(hourly), monthly: quartersOf(monthly) };
}
