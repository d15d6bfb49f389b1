/**
 * Every searchable teacher in columns of numbers. Rows of one public point are adjacent, so that the distance is computed
 * once for all, and sorted by their own range, widest first, so that those who reach a place come before those who do not. A
 * point's block has spare room; a full block moves to one of twice the size, and the old one is reused. The initial rows are
 * appended and put in place by `settle`.
 */
import { BitSlices } from "./bit-slices.ts";
import { wordCount } from "./bits.ts";
import { CellDirectory } from "./cell-directory.ts";
import { IdLookup } from "./id-lookup.ts";
import { type Column, emptyLike, grown, placeRows, spread } from "./lay-rows.ts";
import type { IndexedTeacher } from "./teacher-line.ts";

const leastRoom = 2;

/** Numbers per row in each column: what is read together is stored together. */
const widths = {
  ids: 4,
  words: wordCount,
  reach: 1,
  rating: 1,
  reviews: 1,
  experience: 1,
  feeHourly: 1,
  feeMonthly: 1,
  cellOf: 1,
} as const;
type Name = keyof typeof widths;
const columnNames = Object.keys(widths) as Name[];

export class TeacherColumns {
  readonly cells = new CellDirectory();
  ids = new Uint32Array(0);
  words = new Int32Array(0);
  /** The same bits, for filters. */
  readonly slices = new BitSlices();
  /** Index into `reaches`: most people choose one of a few ranges. */
  reach = new Uint16Array(0);
  rating = new Int16Array(0);
  reviews = new Int32Array(0);
  experience = new Int8Array(0);
  feeHourly = new Int32Array(0);
  feeMonthly = new Int32Array(0);
  cellOf = new Int32Array(0);
  readonly reaches: number[] = [];
  readonly #reachAt = new Map<number, number>();
  /** For the rows that have subjects in the teacher's own words. */
  readonly others = new Map<number, readonly string[]>();
  size = 0;
  #isSettled = false;
  #used = 0;
  #capacity = 0;
  #lookup = new IdLookup(this.ids);
  /** Free blocks by size. */
  readonly #left = new Map<number, number[]>();

  constructor(expected: number) {
    this.#grow(Math.ceil(expected * 1.02) + 1024);
  }

  get bytes(): number {
    return columnNames.reduce(
      (sum, name) => sum + this[name].byteLength,
      this.#lookup.bytes + this.cells.bytes + this.slices.words.byteLength,
    );
  }

  rowOf(id: IndexedTeacher["id"]): number {
    return this.#lookup.find(id);
  }

  /** During loading, each id once; searchable from `settle` on. */
  append(teacher: IndexedTeacher): void {
    const cell = this.cells.cellAt(...teacher.point);
    this.cells.count[cell] = (this.cells.count[cell] ?? 0) + 1;
    const row = this.#makeBlock(1);
    this.ids.set(teacher.id, row * 4);
    this.#write(row, cell, teacher);
    this.size++;
  }

  put(teacher: IndexedTeacher): void {
    const cell = this.cells.cellAt(...teacher.point);
    let row = this.rowOf(teacher.id);
    if (row >= 0 && (this.cellOf[row] !== cell || this.reachOf(row) !== teacher.reach)) {
      this.#take(row);
      row = -1;
    }
    if (row < 0) {
      row = this.#roomIn(cell, teacher.reach);
      this.ids.set(teacher.id, row * 4);
      this.#lookup.add(row);
      this.size++;
    }
    this.#write(row, cell, teacher);
  }

  remove(id: IndexedTeacher["id"]): void {
    const row = this.rowOf(id);
    if (row >= 0) this.#take(row);
  }

  #write(row: number, cell: number, teacher: IndexedTeacher): void {
    this.words.set(teacher.words, row * wordCount);
    if (this.#isSettled) this.slices.write(row, teacher.words);
    this.reach[row] = this.#findReach(teacher.reach);
    this.rating[row] = teacher.rating;
    this.reviews[row] = teacher.reviews;
    this.experience[row] = teacher.experience;
    this.feeHourly[row] = teacher.feeHourly;
    this.feeMonthly[row] = teacher.feeMonthly;
    this.cellOf[row] = cell;
    if (teacher.others.length > 0) this.others.set(row, teacher.others);
    else this.others.delete(row);
  }

  #wordsOf(row: number): Int32Array {
    return this.words.subarray(row * wordCount, (row + 1) * wordCount);
  }

  #findReach(reach: number): number {
    const known = this.#reachAt.get(reach) ?? this.reaches.push(reach) - 1;
    if (known >= 2 ** 16) throw new RangeError("more ranges than a column tells apart");
    this.#reachAt.set(reach, known);
    return known;
  }

  /** The straight line of the teacher's own range, in kilometres. */
  reachOf(row: number): number {
    return this.reaches[this.reach[row] ?? 0] ?? 0;
  }

  /** The first row between two of a block whose own range is shorter than this; `end` when none is. */
  firstShorter(begin: number, end: number, chord: number): number {
    let [low, high] = [begin, end];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.reachOf(middle) < chord) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /**
   * Makes a free row after the last of the cell's block with at least this range: the first row of every shorter range moves
   * behind its last.
   */
  #roomIn(cell: number, reach: number): number {
    const { start, count, room } = this.cells;
    const have = count[cell] ?? 0;
    if (have === (room[cell] ?? 0)) this.#moveBlock(cell, have);
    count[cell] = have + 1;
    const begin = start[cell] ?? 0;
    const shorter = this.firstShorter(begin, begin + have, reach);
    let free = begin + have;
    while (free > shorter) {
      const first = this.#firstLike(free - 1, shorter);
      this.#moveRow(first, free);
      free = first;
    }
    return free;
  }

  /** The first row from `begin` on with the same range. */
  #firstLike(row: number, begin: number): number {
    const reach = this.reachOf(row);
    let [low, high] = [begin, row];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.reachOf(middle) > reach) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #moveBlock(cell: number, have: number): void {
    const { start, room } = this.cells;
    const from = start[cell] ?? 0;
    const needed = Math.max(leastRoom, have * 2);
    const to = this.#left.get(needed)?.pop() ?? this.#makeBlock(needed);
    for (let at = 0; at < have; at++) this.#moveRow(from + at, to + at);
    if (have > 0) {
      const same = this.#left.get(have);
      if (same) same.push(from);
      else this.#left.set(have, [from]);
    }
    start[cell] = to;
    room[cell] = needed;
  }

  #makeBlock(room: number): number {
    const at = this.#used;
    this.#used += room;
    if (this.#used > this.#capacity) this.#grow(Math.ceil(this.#used * 1.3));
    return at;
  }

  #grow(capacity: number): void {
    this.#capacity = capacity;
    for (const name of columnNames) this.#replace(name, (column) => grown(column, capacity * widths[name]));
    this.#lookup.ids = this.ids;
    if (this.#isSettled) this.slices.grow(capacity);
  }

  #replace(name: Name, make: <C extends Column>(column: C) => C): void {
    Object.assign(this, { [name]: make<Column>(this[name]) });
  }

  /**
   * After loading: places blocks in the order of their points, so that a neighbourhood is read in sequence, each with little
   * spare room. Column by column, as it takes a while; no search or change may run meanwhile.
   */
  async settle(pause: () => Promise<unknown>): Promise<void> {
    const cellNow = this.cells.settle();
    const { start, count, room, size } = this.cells;
    let used = 0;
    for (let cell = 0; cell < size; cell++) {
      const have = count[cell] ?? 0;
      start[cell] = used;
      room[cell] = have + Math.max(1, have >> 3);
      used += room[cell] ?? 0;
    }
    for (let row = 0; row < this.size; row++) this.cellOf[row] = cellNow[this.cellOf[row] ?? 0] ?? 0;
    const capacity = Math.ceil(used * 1.02) + 1024;
    const target = placeRows(this);
    await pause();
    const others = [...this.others].map(([row, own]) => [target[row] ?? 0, own] as const);
    this.others.clear();
    for (const [row, own] of others) this.others.set(row, own);
    for (const name of columnNames) {
      this.#replace(name, (column) => spread(column, emptyLike(column, capacity * widths[name]), target, widths[name]));
      await pause();
    }
    this.#lookup = new IdLookup(this.ids, this.size);
    this.slices.grow(capacity);
    for (const row of target) {
      this.#lookup.add(row);
      this.slices.write(row, this.#wordsOf(row));
    }
    this.#isSettled = true;
    this.#used = used;
    this.#capacity = capacity;
  }

  #moveRow(from: number, to: number): void {
    this.#lookup.move(from, to);
    for (const name of columnNames) {
      const width = widths[name];
      for (let part = 0; part < width; part++) this[name][to * width + part] = this[name][from * width + part] ?? 0;
    }
    this.slices.write(to, this.#wordsOf(from));
    const own = this.others.get(from);
    this.others.delete(from);
    if (own) this.others.set(to, own);
  }

  /** The last row of its range takes its place, the last of the next range takes that one, and so on. */
  #take(row: number): void {
    const cell = this.cellOf[row] ?? 0;
    const { start, count } = this.cells;
    const end = (start[cell] ?? 0) + (count[cell] ?? 0);
    this.#lookup.remove(row);
    this.others.delete(row);
    let free = row;
    for (let reach = this.reachOf(row); ; reach = this.reachOf(free + 1)) {
      const last = this.firstShorter(free, end, reach) - 1;
      if (last !== free) this.#moveRow(last, free);
      free = last;
      if (free === end - 1) break;
    }
    count[cell] = (count[cell] ?? 1) - 1;
    this.size--;
  }
}
