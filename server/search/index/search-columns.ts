/** One pass over the columns answers a search for teachers: exact total, page in order, and the counts of every filter (R7.11). */
import { axesOf, type Coordinates, chordOf } from "#contract/distance.ts";
import { search } from "#contract/limits.ts";
import type { TeacherSearch } from "#contract/search.ts";
import { bandsOf, type SearchCounts } from "#contract/search-counts.ts";
import { circleOf, type TeacherQuestion } from "#server/search/match-teachers.ts";
import { type AskedFilter, type AskedTerm, askedFilters, askedTerms, otherSubjects, standsIn } from "./asked-words.ts";
import { wordsOf } from "./bits.ts";
import { BitCounter } from "./count-bits.ts";
import type { Chord } from "./exact-chord.ts";
import { type Matches, type PassedTeacher, pageOf } from "./order-matches.ts";
import type { TeacherColumns } from "./teacher-columns.ts";
import { partsOfId } from "./teacher-line.ts";

export type Passed = { total: number; page: PassedTeacher[]; counts: SearchCounts };

/** Kept between searches: as long as the columns, and written anew by each. */
let found = new Int32Array(0);
let rows = new Int32Array(0);
let chords = new Float64Array(0);

function makeRoom({ cells, size }: TeacherColumns): void {
  if (found.length < cells.size) {
    found = new Int32Array(cells.size * 2);
    chords = new Float64Array(cells.size * 2);
  }
  if (rows.length < size) rows = new Int32Array(Math.ceil(size * 1.2));
}

/** Kilometres within which a distance that was worked out quickly does not decide: the two ways differ by far less. */
const doubt = 1e-9;

/** From the place of a search to cells: quickly, and to the last bit where that decides. */
type Measure = { near(cell: number): number; exact(cell: number): number };

function measureFrom({ cells }: TeacherColumns, chordTo: Chord, axes: ReturnType<typeof axesOf>): Measure {
  const { x, y, z } = cells;
  const [fromX, fromY, fromZ] = axes;
  return {
    near(cell) {
      const dx = (x[cell] ?? 0) - fromX;
      const dy = (y[cell] ?? 0) - fromY;
      const dz = (z[cell] ?? 0) - fromZ;
      return Math.sqrt(dx * dx + dy * dy + dz * dz);
    },
    exact: (cell) => chordTo(x[cell] ?? 0, y[cell] ?? 0, z[cell] ?? 0, axes),
  };
}

/** The cells inside the asked circle go to the front of `found`, about how far each is into `chords`. */
function findCells(
  { cells }: TeacherColumns,
  { near: nearly, exact }: Measure,
  axes: ReturnType<typeof axesOf>,
  circle: number | undefined,
): number {
  if (circle === undefined) {
    for (let cell = 0; cell < cells.size; cell++) {
      found[cell] = cell;
      chords[cell] = nearly(cell);
    }
    return cells.size;
  }
  const reach = chordOf(circle);
  // The box of the database's own statement, corner by corner: a point on its very edge is in or out for both.
  const [low, high] = [-1, 1].map((sign) => axes.map((axis) => axis + sign * reach));
  const [west = 0, south = 0, bottom = 0] = low ?? [];
  const [east = 0, north = 0, top = 0] = high ?? [];
  const { x, y, z } = cells;
  const candidates = cells.findNear(axes[1], axes[2], reach, found);
  let inside = 0;
  for (let at = 0; at < candidates; at++) {
    const cell = found[at] ?? 0;
    const chord = nearly(cell);
    if (chord > reach + doubt || (chord > reach - doubt && exact(cell) > reach)) continue;
    const [cx, cy, cz] = [x[cell] ?? 0, y[cell] ?? 0, z[cell] ?? 0];
    if (cx < west || cx > east || cy < south || cy > north || cz < bottom || cz > top) continue;
    chords[cell] = chord;
    found[inside++] = cell;
  }
  return inside;
}

/** Those within so many kilometres of a place; good until the next search. */
export function cellsAround(columns: TeacherColumns, chordTo: Chord, place: Coordinates, km: number): Int32Array {
  makeRoom(columns);
  const axes = axesOf(place);
  return found.subarray(0, findCells(columns, measureFrom(columns, chordTo, axes), axes, km));
}

function feeOf(columns: TeacherColumns, { feeUnit }: TeacherSearch): Int32Array {
  return feeUnit === "monthly" ? columns.feeMonthly : columns.feeHourly;
}

/** Whether one of the asked subjects stands among the teacher's own words. */
export function makeOtherTest(
  columns: TeacherColumns,
  query: Pick<TeacherSearch, "subjects">,
): (row: number) => boolean {
  const wanted = otherSubjects(query);
  return (row) => columns.others.get(row)?.some((subject) => wanted.includes(subject)) ?? false;
}

function meetsTerm({ any: [x, y, z], own }: AskedTerm, a: number, b: number, c: number, others?: readonly string[]) {
  return ((a & x) | (b & y) | (c & z)) !== 0 || (own !== null && others !== undefined && standsIn(own, others));
}

const none = -1;
const two = -2;

export function searchColumns(columns: TeacherColumns, chordTo: Chord, question: TeacherQuestion): Passed {
  const { query, terms, place, student } = question;
  makeRoom(columns);
  const circle = circleOf(query);
  const axes = axesOf(place);
  const measure = measureFrom(columns, chordTo, axes);
  const cellsInside = findCells(columns, measure, axes, circle);
  const { words0, words1, words2, reach, reaches, cells } = columns;
  const filters = askedFilters(query);
  const any0 = filters.map(({ any }) => any[0]);
  const any1 = filters.map(({ any }) => any[1]);
  const any2 = filters.map(({ any }) => any[2]);
  const must = askedTerms(terms);
  const hidden = new Set((student?.hidden ?? []).map((id) => columns.rowOf(partsOfId(id))));
  const subjectsAt = filters.findIndex(({ kind }) => kind === "subjects");
  const hasOther = makeOtherTest(columns, query);
  const mayHaveOther = otherSubjects(query).length > 0;
  const [other0, other1, other2] = wordsOf("other", ["other"]);
  const { feeMin = 0, feeMax = Number.POSITIVE_INFINITY } = query;
  const asksFee = query.feeMin !== undefined || query.feeMax !== undefined;
  const feeAt = filters.length;
  const fees = feeOf(columns, query);
  const bands = bandsOf(query.feeUnit);
  const bandCounts = bands.map(() => 0);
  const counter = new BitCounter();
  const inCells: Matches["cells"] = [];
  let total = 0;

  for (let at = 0; at < cellsInside; at++) {
    const cell = found[at] ?? 0;
    const chord = chords[cell] ?? 0;
    const begin = cells.start[cell] ?? 0;
    const end = begin + (cells.count[cell] ?? 0);
    const before = total;
    for (let row = begin; row < end; row++) {
      if (circle !== undefined) {
        const most = reaches[reach[row] ?? 0] ?? 0;
        if (chord > most + doubt || (chord > most - doubt && measure.exact(cell) > most)) continue;
      }
      const a = words0[row] ?? 0;
      const b = words1[row] ?? 0;
      const c = words2[row] ?? 0;
      let missed = none;
      for (let which = 0; which < any0.length; which++) {
        if (((a & (any0[which] ?? 0)) | (b & (any1[which] ?? 0)) | (c & (any2[which] ?? 0))) !== 0) continue;
        if (which === subjectsAt && mayHaveOther && ((a & other0) | (b & other1) | (c & other2)) !== 0 && hasOther(row))
          continue;
        missed = missed === none ? which : two;
        if (missed === two) break;
      }
      if (missed === two) continue;
      const fee = fees[row] ?? none;
      if (asksFee && !(fee >= feeMin && fee <= feeMax && fee >= 0)) {
        if (missed !== none) continue;
        missed = feeAt;
      }
      if (must.length > 0) {
        const own = ((a & other0) | (b & other1) | (c & other2)) === 0 ? undefined : columns.others.get(row);
        if (!must.every((term) => meetsTerm(term, a, b, c, own))) continue;
      }
      if (hidden.size > 0 && hidden.has(row)) continue;
      if (missed === none) {
        rows[total++] = row;
        counter.add(a, b, c);
        if (fee >= 0) countFee(bandCounts, bands, fee);
      } else if (missed === feeAt) {
        if (fee >= 0) countFee(bandCounts, bands, fee);
      } else {
        const { whole } = filters[missed] as AskedFilter;
        counter.add(a & whole[0], b & whole[1], c & whole[2]);
      }
    }
    if (total === before) continue;
    // By this they are put in order, and told how far.
    const exact = measure.exact(cell);
    chords[cell] = exact;
    inCells.push({ chord: exact, from: before, to: total });
  }

  const limit = query.limit ?? search.limit;
  const offset = ((query.page ?? 1) - 1) * limit;
  const matches = { rows, total, cells: inCells, chordOf: (row: number) => chords[columns.cellOf[row] ?? 0] ?? 0 };
  const page = pageOf(columns, matches, { sort: query.sort, fees, from: offset, to: Math.min(total, offset + limit) });
  return { total, page, counts: { ...withoutOther(counter.read()), fees: countedBands(bands, bandCounts) } };
}

function countFee(counts: number[], bands: ReturnType<typeof bandsOf>, fee: number): void {
  let at = bands.length - 1;
  while (at > 0 && fee < (bands[at]?.from ?? 0)) at--;
  counts[at] = (counts[at] ?? 0) + 1;
}

const countedBands = (bands: ReturnType<typeof bandsOf>, counts: number[]) =>
  bands.map((band, at) => ({ ...band, count: counts[at] ?? 0 }));

function withoutOther({ other, verified, ...counts }: ReturnType<BitCounter["read"]>) {
  return { ...counts, verified: verified.verified ?? 0 };
}
