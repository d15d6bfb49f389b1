/**
 * Every teacher a search can find, in columns of numbers: those of one public point stand together, so that the distance is
 * worked out once for all of them. A point's rows have a block with some room; a full block moves to one of twice the room,
 * and the room it leaves is used again.
 */
import { CellDirectory } from "./cell-directory.ts";
import { IdLookup } from "./id-lookup.ts";
import type { IndexedTeacher } from "./teacher-line.ts";

const leastRoom = 2;

/** Numbers of one kind, one for each row. */
type Column = Float64Array | Int32Array | Uint32Array | Int16Array | Int8Array | Uint16Array;

const emptyLike = <C extends Column>(column: C, length: number): C =>
  new (column.constructor as new (length: number) => C)(length);

function grown<C extends Column>(column: C, length: number): C {
  const larger = emptyLike(column, length);
  larger.set(column);
  return larger;
}

/** Those that have one number a row. */
const columnNames = [
  "words0",
  "words1",
  "words2",
  "reach",
  "rating",
  "reviews",
  "experience",
  "feeHourly",
  "feeMonthly",
  "cellOf",
] as const;

export class TeacherColumns {
  readonly cells = new CellDirectory();
  ids = new Uint32Array(0);
  words0 = new Int32Array(0);
  words1 = new Int32Array(0);
  words2 = new Int32Array(0);
  /** Which of `reaches`: most people choose one of a few ranges. */
  reach = new Uint16Array(0);
  rating = new Int16Array(0);
  reviews = new Int32Array(0);
  experience = new Int8Array(0);
  feeHourly = new Int32Array(0);
  feeMonthly = new Int32Array(0);
  cellOf = new Int32Array(0);
  readonly reaches: number[] = [];
  readonly #reachAt = new Map<number, number>();
  /** Of the rows that have subjects in words of their own. */
  readonly others = new Map<number, readonly string[]>();
  size = 0;
  #used = 0;
  #capacity = 0;
  #lookup = new IdLookup(this.ids);
  /** Blocks that were left, by their room. */
  readonly #left = new Map<number, number[]>();

  constructor(expected: number) {
    this.#grow(Math.ceil(expected * 1.4) + 1024);
  }

  get bytes(): number {
    return columnNames.reduce(
      (sum, name) => sum + this[name].byteLength,
      this.ids.byteLength + this.#lookup.bytes + this.cells.bytes,
    );
  }

  rowOf(id: IndexedTeacher["id"]): number {
    return this.#lookup.find(id);
  }

  put(teacher: IndexedTeacher): void {
    const [x, y, z] = teacher.point;
    const cell = this.cells.cellAt(x, y, z);
    let row = this.rowOf(teacher.id);
    if (row >= 0 && this.cellOf[row] !== cell) {
      this.#take(row);
      row = -1;
    }
    if (row < 0) {
      row = this.#roomIn(cell);
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
    [this.words0[row], this.words1[row], this.words2[row]] = teacher.words;
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

  #findReach(reach: number): number {
    const known = this.#reachAt.get(reach) ?? this.reaches.push(reach) - 1;
    if (known >= 2 ** 16) throw new RangeError("more ranges than a column tells apart");
    this.#reachAt.set(reach, known);
    return known;
  }

  /** A free row at the end of the cell's block. */
  #roomIn(cell: number): number {
    const { start, count, room } = this.cells;
    const have = count[cell] ?? 0;
    if (have === (room[cell] ?? 0)) this.#moveBlock(cell, have);
    count[cell] = have + 1;
    return (start[cell] ?? 0) + have;
  }

  #moveBlock(cell: number, have: number): void {
    const { start, room } = this.cells;
    const from = start[cell] ?? 0;
    const needed = Math.max(leastRoom, have * 2);
    const to = this.#left.get(needed)?.pop() ?? this.#append(needed);
    for (let at = 0; at < have; at++) this.#moveRow(from + at, to + at);
    if (have > 0) {
      const same = this.#left.get(have);
      if (same) same.push(from);
      else this.#left.set(have, [from]);
    }
    start[cell] = to;
    room[cell] = needed;
  }

  #append(room: number): number {
    const at = this.#used;
    this.#used += room;
    if (this.#used > this.#capacity) this.#grow(Math.ceil(this.#used * 1.3));
    return at;
  }

  #grow(capacity: number): void {
    this.#capacity = capacity;
    this.ids = grown(this.ids, capacity * 4);
    this.#lookup.ids = this.ids;
    for (const name of columnNames) this.#replace(name, (column) => grown(column, capacity));
  }

  #replace(name: (typeof columnNames)[number], make: <C extends Column>(column: C) => C): void {
    Object.assign(this, { [name]: make<Column>(this[name]) });
  }

  /**
   * Once all are here: blocks one after the other in the order of their points, so that those of one neighbourhood are read
   * together, each with little room. Column by column, as it takes a while; nobody may ask or change anything meanwhile.
   */
  async settle(pause: () => Promise<unknown>): Promise<void> {
    const { start, count, room } = this.cells;
    const order = this.cells.inOrder();
    const former = start.slice();
    let used = 0;
    for (const cell of order) {
      const have = count[cell] ?? 0;
      start[cell] = used;
      room[cell] = have + Math.max(1, have >> 3);
      used += room[cell] ?? 0;
    }
    const capacity = Math.ceil(used * 1.02) + 1024;
    const moved = <C extends Column>(column: C, width = 1): C => {
      const settled = emptyLike(column, capacity * width);
      for (const cell of order) {
        const from = (former[cell] ?? 0) * width;
        settled.set(column.subarray(from, from + (count[cell] ?? 0) * width), (start[cell] ?? 0) * width);
      }
      return settled;
    };
    const others = [...this.others].map(([row, own]) => {
      const cell = this.cellOf[row] ?? 0;
      return [row - (former[cell] ?? 0) + (start[cell] ?? 0), own] as const;
    });
    this.others.clear();
    for (const [row, own] of others) this.others.set(row, own);
    for (const name of columnNames) {
      this.#replace(name, (column) => moved(column));
      await pause();
    }
    this.ids = moved(this.ids, 4);
    this.#lookup = new IdLookup(this.ids, this.size);
    for (const cell of order) for (let at = 0; at < (count[cell] ?? 0); at++) this.#lookup.add((start[cell] ?? 0) + at);
    this.#left.clear();
    this.#used = used;
    this.#capacity = capacity;
  }

  #moveRow(from: number, to: number): void {
    this.#lookup.move(from, to);
    this.ids.copyWithin(to * 4, from * 4, from * 4 + 4);
    for (const name of columnNames) this[name][to] = this[name][from] ?? 0;
    const own = this.others.get(from);
    this.others.delete(from);
    if (own) this.others.set(to, own);
  }

  /** The last of the block takes its place. */
  #take(row: number): void {
    const cell = this.cellOf[row] ?? 0;
    const { start, count } = this.cells;
    const last = (start[cell] ?? 0) + (count[cell] ?? 0) - 1;
    this.#lookup.remove(row);
    this.others.delete(row);
    if (row !== last) this.#moveRow(last, row);
    count[cell] = (count[cell] ?? 1) - 1;
    this.size--;
  }
}
