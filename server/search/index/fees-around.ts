/** What teachers around a place ask, from the columns: as `market/fee-compass.ts` reads it from the database, which takes longer over it than over all else of a page of results. */
import type { Coordinates } from "#contract/distance.ts";
import { feeCircles } from "#contract/limits.ts";
import type { FeeCircle, FeeQuestion } from "#server/search/market/fee-compass.ts";
import type { Words } from "./bits.ts";
import { wordsOf } from "./bits.ts";
import type { Chord } from "./exact-chord.ts";
import { cellsAround, makeOtherTest } from "./search-columns.ts";
import type { TeacherColumns } from "./teacher-columns.ts";

const kinds = ["subjects", "classes", "modes"] as const;

/** Of each list that is asked for, one must be there. */
function makeTest(columns: TeacherColumns, query: FeeQuestion): (row: number) => boolean {
  const { words0, words1, words2 } = columns;
  const has = (row: number, [x, y, z]: Words) =>
    (((words0[row] ?? 0) & x) | ((words1[row] ?? 0) & y) | ((words2[row] ?? 0) & z)) !== 0;
  const hasOther = makeOtherTest(columns, query);
  const asked = kinds
    .filter((kind) => query[kind].length > 0)
    .map((kind) => ({ any: wordsOf(kind, query[kind]), isSubject: kind === "subjects" }));
  return (row) => asked.every(({ any, isSubject }) => has(row, any) || (isSubject && hasOther(row)));
}

/** As `percentile_cont` works it out. */
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

/** From the smallest circle outwards: where many live it is a small one, and elsewhere few are to be looked at. */
export function feesAround(
  columns: TeacherColumns,
  chordTo: Chord,
  place: Coordinates,
  query: FeeQuestion,
): FeeCircle | undefined {
  const isMeant = makeTest(columns, query);
  let circle: FeeCircle | undefined;
  for (const km of feeCircles.kilometres) {
    const hourly: number[] = [];
    const monthly: number[] = [];
    let teachers = 0;
    for (const cell of cellsAround(columns, chordTo, place, km)) {
      const begin = columns.cells.start[cell] ?? 0;
      const end = begin + (columns.cells.count[cell] ?? 0);
      for (let row = begin; row < end; row++) {
        const [hour = -1, month = -1] = [columns.feeHourly[row], columns.feeMonthly[row]];
        if ((hour < 0 && month < 0) || !isMeant(row)) continue;
        teachers++;
        if (hour >= 0) hourly.push(hour);
        if (month >= 0) monthly.push(month);
      }
    }
    circle = { km, teachers, hourly: quartersOf(hourly), monthly: quartersOf(monthly) };
    if (teachers >= feeCircles.teachers) break;
  }
  return circle;
}
