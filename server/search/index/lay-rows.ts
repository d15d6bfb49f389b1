/** Moves all rows of the columns to new positions at once. */

/** Numbers of one kind, one or more for each row. */
export type Column = Float64Array | Int32Array | Uint32Array | Int16Array | Int8Array | Uint16Array;

export const emptyLike = <C extends Column>(column: C, length: number): C =>
  new (column.constructor as new (length: number) => C)(length);

export function grown<C extends Column>(column: C, length: number): C {
  const larger = emptyLike(column, length);
  larger.set(column);
  return larger;
}

/** Copies each row of a column to its target in another. */
export function spread<C extends Column>(column: C, into: C, target: Int32Array, width: number): C {
  for (let row = 0; row < target.length; row++) {
    const to = (target[row] ?? 0) * width;
    for (let part = 0; part < width; part++) into[to + part] = column[row * width + part] ?? 0;
  }
  return into;
}

type Laid = {
  size: number;
  /** For each row the index of its `reaches`, and its cell. */
  reach: Uint16Array;
  reaches: readonly number[];
  cellOf: Int32Array;
  cells: { size: number; start: Int32Array };
};

/**
 * The target of each row, in insertion order: sorted by range, widest first, and in this order into the blocks of their
 * cells.
 */
export function placeRows({ size, reach, reaches, cellOf, cells }: Laid): Int32Array {
  const widestFirst = [...reaches.keys()].sort((a, b) => (reaches[b] ?? 0) - (reaches[a] ?? 0));
  const number = new Int32Array(reaches.length);
  for (let row = 0; row < size; row++) number[reach[row] ?? 0] = (number[reach[row] ?? 0] ?? 0) + 1;
  const next = new Int32Array(reaches.length);
  let before = 0;
  for (const range of widestFirst) {
    next[range] = before;
    before += number[range] ?? 0;
  }
  const byRange = new Int32Array(size);
  for (let row = 0; row < size; row++) {
    const range = reach[row] ?? 0;
    const at = next[range] ?? 0;
    byRange[at] = row;
    next[range] = at + 1;
  }
  const free = cells.start.slice(0, cells.size);
  const target = new Int32Array(size);
  for (const row of byRange) {
    const cell = cellOf[row] ?? 0;
    const to = free[cell] ?? 0;
    target[row] = to;
    free[cell] = to + 1;
  }
  return target;
}
