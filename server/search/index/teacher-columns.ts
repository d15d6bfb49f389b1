/**
 * Every teacher a search can find, in columns of numbers: those of one public point stand together, so that the distance is
 * worked out once for all of them. A point's rows have a block with some room; a full block moves to one of twice the room,
 * and the room it leaves is used again.
 */
import { CellDirectory } from "./cell-directory.ts";
import { IdLookup } from "./id-lookup.ts";
import type { IndexedTeacher } from "./teacher-line.ts";

const leastRoom = 2;

function grown<Column extends Float64Array | Int32Array | Uint32Array | Int16Array | Int8Array>(
  column: Column,
  length: number,
): Column {
  const larger = new (column.constructor as new (length: number) => Column)(length);
  larger.set(column);
  return larger;
}

export class TeacherColumns {
  readonly cells = new CellDirectory();
  ids: Uint32Array;
  words0: Int32Array;
  words1: Int32Array;
  words2: Int32Array;
  reach: Float64Array;
  rating: Int16Array;
  reviews: Int32Array;
  experience: Int8Array;
  feeHourly: Int32Array;
  feeMonthly: Int32Array;
  cellOf: Int32Array;
  /** Of the rows that have subjects in words of their own. */
  readonly others = new Map<number, readonly string[]>();
  size = 0;
  #used = 0;
  #capacity: number;
  readonly #lookup: IdLookup;
  /** Blocks that were left, by their room. */
  readonly #left = new Map<number, number[]>();

  constructor(expected: number) {
    const capacity = Math.ceil(expected * 1.4) + 1024;
    this.#capacity = capacity;
    this.ids = new Uint32Array(capacity * 4);
    this.words0 = new Int32Array(capacity);
    this.words1 = new Int32Array(capacity);
    this.words2 = new Int32Array(capacity);
    this.reach = new Float64Array(capacity);
    this.rating = new Int16Array(capacity);
    this.reviews = new Int32Array(capacity);
    this.experience = new Int8Array(capacity);
    this.feeHourly = new Int32Array(capacity);
    this.feeMonthly = new Int32Array(capacity);
    this.cellOf = new Int32Array(capacity);
    this.#lookup = new IdLookup(this.ids);
  }

  get bytes(): number {
    const columns = [this.ids, this.words0, this.words1, this.words2, this.reach, this.rating, this.reviews];
    const others = [this.experience, this.feeHourly, this.feeMonthly, this.cellOf, this.#lookup, this.cells];
    return [
      ...columns.map(({ byteLength }) => byteLength),
      ...others.map((one) => ("bytes" in one ? one.bytes : one.byteLength)),
    ].reduce((sum, each) => sum + each, 0);
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
    this.reach[row] = teacher.reach;
    this.rating[row] = teacher.rating;
    this.reviews[row] = teacher.reviews;
    this.experience[row] = teacher.experience;
    this.feeHourly[row] = teacher.feeHourly;
    this.feeMonthly[row] = teacher.feeMonthly;
    this.cellOf[row] = cell;
    if (teacher.others.length > 0) this.others.set(row, teacher.others);
    else this.others.delete(row);
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
    this.words0 = grown(this.words0, capacity);
    this.words1 = grown(this.words1, capacity);
    this.words2 = grown(this.words2, capacity);
    this.reach = grown(this.reach, capacity);
    this.rating = grown(this.rating, capacity);
    this.reviews = grown(this.reviews, capacity);
    this.experience = grown(this.experience, capacity);
    this.feeHourly = grown(this.feeHourly, capacity);
    this.feeMonthly = grown(this.feeMonthly, capacity);
    this.cellOf = grown(this.cellOf, capacity);
  }

  #moveRow(from: number, to: number): void {
    this.#lookup.move(from, to);
    this.ids.copyWithin(to * 4, from * 4, from * 4 + 4);
    const columns = [this.words0, this.words1, this.words2, this.reach, this.rating, this.reviews];
    for (const column of [...columns, this.experience, this.feeHourly, this.feeMonthly, this.cellOf])
      column[to] = column[from] ?? 0;
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
