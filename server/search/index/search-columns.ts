/**
 * One pass over the columns answers a search for teachers: exact total, page in order, and the counts of every filter
 * (R7.11).
 */
import { search } from "#contract/limits.ts";
import type { SearchCounts } from "#contract/schemas/search-counts.ts";
import { bandsOf } from "#contract/search-counts.ts";
import type { TeacherSearch } from "#contract/search-parameters.ts";
import { answerCounts } from "#server/search/count-filters.ts";
import { circleOf, type TeacherQuestion } from "#server/search/match-teachers.ts";
import { sliceFilters } from "./bit-slices.ts";
import { bitWordsOf, everyWord, noBits, union, type Words, wordCount } from "./bits.ts";
import { countBits } from "./count-bits.ts";
import type { Chord } from "./exact-chord.ts";
import { endOfReach, findCells } from "./find-cells.ts";
import { type Matches, matchesOfPage, type PassedTeacher } from "./order-matches.ts";
import { otherSubjects, type QueryFilter, type QueryTerm, queryFilters, queryTerms, standsIn } from "./query-words.ts";
import { missesNone, type StoredRows, storedRows } from "./stored-rows.ts";
import type { TeacherColumns } from "./teacher-columns.ts";
import { partsOfId } from "./teacher-line.ts";

export type Passed = { total: number; page: PassedTeacher[]; counts: SearchCounts };

/** Reused between searches, and overwritten by each. */
let rows = new Int32Array(0);

/** Full matches cell by cell; `kept` also has the rows that miss only one filter. */
export function matchColumns(columns: TeacherColumns, chordTo: Chord, question: TeacherQuestion) {
  const { query } = question;
  storedRows.clear(columns.size);
  if (rows.length < columns.size) rows = new Int32Array(storedRows.rows.length);
  const circle = circleOf(query);
  const inside = findCells(columns, chordTo, question.place, circle);
  const filters = queryFilters(query);
  const fees = query.feeUnit === "monthly" ? columns.feeMonthly : columns.feeHourly;
  const must = queryTerms(question.terms);
  const sliced = sliceFilters(must.map(mayMeet), withOthers(filters, query));
  const missedBy = makeSieve(columns, question, { filters, must, fees });
  const { start, count } = columns.cells;
  const cells: (Matches["cells"][number] & { cell: number })[] = [];
  let total = 0;
  for (let at = 0; at < inside.length; at++) {
    const cell = inside.cells[at] ?? 0;
    const begin = start[cell] ?? 0;
    const end = circle === undefined ? begin + (count[cell] ?? 0) : endOfReach(columns, inside, cell);
    const first = storedRows.length;
    storedRows.keep(columns.slices, sliced, begin, end);
    if (missedBy !== undefined) storedRows.sift(first, missedBy);
    const before = total;
    total = takeMatches(first, total);
    if (total === before) continue;
    // Used for the order and for the displayed distance.
    const chord = inside.exact(cell);
    inside.chords[cell] = chord;
    cells.push({ cell, chord, from: before, to: total });
  }
  return { total, cells, filters, fees, chords: inside.chords };
}

export function searchColumns(columns: TeacherColumns, chordTo: Chord, question: TeacherQuestion): Passed {
  const { query } = question;
  const { total, cells, filters, fees, chords } = matchColumns(columns, chordTo, question);
  const limit = query.limit ?? search.limit;
  const offset = ((query.page ?? 1) - 1) * limit;
  const matches = { rows, total, cells, chordOf: (row: number) => chords[columns.cellOf[row] ?? 0] ?? 0 };
  const page = matchesOfPage(columns, matches, {
    sort: query.sort,
    fees,
    from: offset,
    to: Math.min(total, offset + limit),
  });
  const counted = Int32Array.from([everyWord, ...filters.map(({ whole }) => whole), noBits].flat());
  const numbers = countBits(columns, storedRows, counted);
  return { total, page, counts: answerCounts((name) => numbers[name], countFees(fees, query, filters.length + 1)) };
}

function takeMatches(from: number, total: number): number {
  let taken = total;
  for (let at = from; at < storedRows.length; at++)
    if (storedRows.missed[at] === missesNone) rows[taken++] = storedRows.rows[at] ?? 0;
  return taken;
}

/** Rows with subjects in people's own words may match: their text has to be compared. */
const orOthers = (any: Words): Words => union([any, bitWordsOf("other", ["other"])]);
const mayMeet = ({ any, own }: QueryTerm) => (own === null ? any : orOthers(any));

export function withOthers(
  filters: readonly Pick<QueryFilter, "kind" | "any">[],
  query: Pick<TeacherSearch, "subjects">,
): Words[] {
  const hasOthers = otherSubjects(query).length > 0;
  return filters.map(({ kind, any }) => (kind === "subjects" && hasOthers ? orOthers(any) : any));
}

function hasAny({ words }: TeacherColumns, row: number, any: Words): boolean {
  let met = 0;
  for (let at = 0; at < wordCount; at++) met |= (words[row * wordCount + at] ?? 0) & (any[at] ?? 0);
  return met !== 0;
}

/** Whether a teacher whom `withOthers` let pass teaches the subject; undefined when none is requested in people's own words. */
export function makeSubjectTest(
  columns: TeacherColumns,
  query: Pick<TeacherSearch, "subjects">,
): ((row: number) => boolean) | undefined {
  const requested = otherSubjects(query);
  if (requested.length === 0) return undefined;
  const codes = bitWordsOf("subjects", query.subjects);
  return (row) =>
    hasAny(columns, row, codes) || (columns.others.get(row)?.some((own) => requested.includes(own)) ?? false);
}

/**
 * What the bits alone do not decide: fees, typed words, subjects in people's own words, hidden people. Undefined when they
 * decide all.
 */
function makeSieve(
  columns: TeacherColumns,
  { query, student }: TeacherQuestion,
  { filters, must, fees }: { filters: readonly QueryFilter[]; must: readonly QueryTerm[]; fees: Int32Array },
): Parameters<StoredRows["sift"]>[1] | undefined {
  const { feeMin = 0, feeMax = Number.POSITIVE_INFINITY } = query;
  const filtersFee = query.feeMin !== undefined || query.feeMax !== undefined;
  const unsure = must.filter(({ own }) => own !== null);
  const hidden = new Set((student?.hidden ?? []).map((id) => columns.rowOf(partsOfId(id))));
  const teaches = makeSubjectTest(columns, query);
  const subjectsAt = filters.findIndex(({ kind }) => kind === "subjects");
  if (!filtersFee && unsure.length === 0 && hidden.size === 0 && teaches === undefined) return undefined;

  const meets = ({ any, own }: QueryTerm, row: number) => {
    if (hasAny(columns, row, any)) return true;
    const theirs = own === null ? undefined : columns.others.get(row);
    return own !== null && theirs !== undefined && standsIn(own, theirs);
  };

  return (row, misses) => {
    if (hidden.has(row)) return undefined;
    let missed = misses;
    const miss = (which: number) => {
      if (missed !== missesNone) return false;
      missed = which + 1;
      return true;
    };
    if (missed !== subjectsAt + 1 && teaches?.(row) === false && !miss(subjectsAt)) return undefined;
    const fee = fees[row] ?? -1;
    if (filtersFee && !(fee >= feeMin && fee <= feeMax && fee >= 0) && !miss(filters.length)) return undefined;
    return unsure.every((term) => meets(term, row)) ? missed : undefined;
  };
}

/** Of rows that miss nothing, or the fee only. */
function countFees(fees: Int32Array, { feeUnit }: TeacherSearch, missesFee: number): SearchCounts["fees"] {
  const bands = bandsOf(feeUnit);
  const from = Int32Array.from(bands, (band) => band.from);
  const counts = new Int32Array(bands.length);
  for (let at = 0; at < storedRows.length; at++) {
    const misses = storedRows.missed[at] ?? 0;
    const fee = fees[storedRows.rows[at] ?? 0] ?? -1;
    if (fee < 0 || (misses !== missesNone && misses !== missesFee)) continue;
    let band = 0;
    // Without branches, which the processor could not predict.
    for (let next = 1; next < from.length; next++) band += 1 - ((fee - (from[next] ?? 0)) >>> 31);
    counts[band] = (counts[band] ?? 0) + 1;
  }
  return bands.map((band, at) => ({ ...band, count: counts[at] ?? 0 }));
}
