/** Orders the matches: sorts only as many as the page needs. */
import type { TeacherSearch } from "#contract/search-parameters.ts";
import type { TeacherColumns } from "./teacher-columns.ts";

export type PassedTeacher = { id: string; chord: number };

export type Matches = {
  /** Found rows, grouped by cell. */
  rows: Int32Array;
  total: number;
  /** The range of each cell's rows. */
  cells: { chord: number; from: number; to: number }[];
  chordOf: (row: number) => number;
};

type PageRequest = { sort: TeacherSearch["sort"]; fees: Int32Array; from: number; to: number };

type Compare = (a: number, b: number) => number;

/** Descending; rows without a value last. */
const highFirst =
  (column: Int16Array | Int32Array | Int8Array): Compare =>
  (a, b) =>
    (column[b] ?? 0) - (column[a] ?? 0);

const lowFirst =
  (column: Int32Array): Compare =>
  (a, b) => {
    const [one, other] = [column[a] ?? -1, column[b] ?? -1];
    return (one < 0 ? Number.MAX_SAFE_INTEGER : one) - (other < 0 ? Number.MAX_SAFE_INTEGER : other);
  };

const byId =
  ({ ids }: TeacherColumns): Compare =>
  (a, b) => {
    for (let part = 0; part < 4; part++) {
      const difference = (ids[a * 4 + part] ?? 0) - (ids[b * 4 + part] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  };

const inTurn =
  (...all: Compare[]): Compare =>
  (a, b) => {
    for (const compare of all) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };

/** Ties: nearest, best rated, oldest account, as in `teachers-sql.ts`. */
function orderOf(columns: TeacherColumns, { chordOf }: Matches, { sort, fees }: PageRequest): Compare {
  const nearest = inTurn((a, b) => chordOf(a) - chordOf(b), highFirst(columns.rating), byId(columns));
  switch (sort) {
    case "distance":
      return nearest;
    case "rating":
      return inTurn(highFirst(columns.rating), highFirst(columns.reviews), nearest);
    case "experience":
      return inTurn(highFirst(columns.experience), nearest);
    case "fee":
      return inTurn(lowFirst(fees), nearest);
  }
}

export function matchesOfPage(columns: TeacherColumns, matches: Matches, request: PageRequest): PassedTeacher[] {
  if (request.from >= request.to) return [];
  const compare = orderOf(columns, matches, request);
  const rows =
    request.sort === "distance" ? nearestRows(matches, request, compare) : firstRows(matches, request, compare);
  return rows.map((row) => ({ id: writeId(columns, row), chord: matches.chordOf(row) }));
}

/** Cells are put into rings first: only the rings that the page cuts are sorted. */
const rings = 512;

function nearestRows({ rows, cells }: Matches, { from, to }: PageRequest, compare: Compare): number[] {
  const widest = cells.reduce((most, { chord }) => Math.max(most, chord), 0);
  const ringOf = (chord: number) => (widest === 0 ? 0 : Math.floor((chord / widest) * (rings - 1)));
  const inRing = new Float64Array(rings);
  for (const { chord, from, to } of cells) inRing[ringOf(chord)] = (inRing[ringOf(chord)] ?? 0) + to - from;
  let [first, before] = [0, 0];
  while (before + (inRing[first] ?? 0) <= from) before += inRing[first++] ?? 0;
  let [last, upTo] = [first, before + (inRing[first] ?? 0)];
  while (upTo < to) upTo += inRing[++last] ?? 0;
  const cut = cells.filter(({ chord }) => ringOf(chord) >= first && ringOf(chord) <= last);
  cut.sort((a, b) => a.chord - b.chord);
  const page: number[] = [];
  for (let at = 0, passed = before; at < cut.length && passed < to; ) {
    // Cells at exactly the same distance are one: rating and id decide among all of them.
    const group: number[] = [];
    const { chord } = cut[at] as Matches["cells"][number];
    for (; cut[at]?.chord === chord; at++) group.push(...rows.subarray(cut[at]?.from, cut[at]?.to));
    if (passed + group.length > from) page.push(...group.sort(compare).slice(Math.max(0, from - passed), to - passed));
    passed += group.length;
  }
  return page;
}

/** The first n by a heap whose top is the last of them; when most are requested, all are sorted. */
function firstRows({ rows, total }: Matches, { from, to }: PageRequest, compare: Compare): number[] {
  const all = rows.subarray(0, total);
  if (to * 4 > total) return [...all].sort(compare).slice(from, to);
  const heap: number[] = [];
  for (const row of all) {
    if (heap.length < to) {
      heap.push(row);
      rise(heap, compare);
    } else if (compare(row, heap[0] ?? 0) < 0) {
      heap[0] = row;
      sink(heap, compare);
    }
  }
  return heap.sort(compare).slice(from, to);
}

function swap(heap: number[], a: number, b: number): void {
  [heap[a], heap[b]] = [heap[b] ?? 0, heap[a] ?? 0];
}

function rise(heap: number[], compare: Compare): void {
  for (let at = heap.length - 1; at > 0; ) {
    const above = (at - 1) >> 1;
    if (compare(heap[at] ?? 0, heap[above] ?? 0) <= 0) return;
    swap(heap, at, above);
    at = above;
  }
}

function sink(heap: number[], compare: Compare): void {
  for (let at = 0; ; ) {
    const left = at * 2 + 1;
    if (left >= heap.length) return;
    const right = left + 1;
    const later = right < heap.length && compare(heap[right] ?? 0, heap[left] ?? 0) > 0 ? right : left;
    if (compare(heap[later] ?? 0, heap[at] ?? 0) <= 0) return;
    swap(heap, at, later);
    at = later;
  }
}

const hex = Array.from({ length: 2 ** 16 }, (_, value) => value.toString(16).padStart(4, "0"));

function writeId({ ids }: TeacherColumns, row: number): string {
  const part = (at: number) => {
    const value = ids[row * 4 + at] ?? 0;
    return [hex[value >>> 16], hex[value & 0xffff]] as const;
  };
  const [a, b, c, d] = [part(0), part(1), part(2), part(3)];
  return `${a[0]}${a[1]}-${b[0]}-${b[1]}-${c[0]}-${c[1]}${d[0]}${d[1]}`;
}
