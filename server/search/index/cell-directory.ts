/**
 * The public points of teachers, in bands from south to north and in each from west to east, so that near points are
 * adjacent.
 */

/** Height of a band along the earth's axis, in kilometres. */
const bandDepth = 4;
const earth = 6371;
const bands = Math.ceil((2 * earth) / bandDepth) + 1;
/** Steps along the second axis, of some 400 m. */
const steps = 1 << 15;
/** An upper bound of points: the land's cells are a tenth of it. */
const mostCells = 1 << 25;

const bandOf = (z: number) => Math.min(bands - 1, Math.max(0, Math.floor((z + earth) / bandDepth)));
const stepOf = (y: number) => Math.min(steps - 1, Math.max(0, Math.floor(((y + earth) / (2 * earth)) * steps)));

const keyOf = (band: number, step: number) => band * steps + step;

export class CellDirectory {
  x = new Float64Array(64);
  y = new Float64Array(64);
  z = new Float64Array(64);
  /** The cell's block of rows: its start, its size and its capacity. */
  start = new Int32Array(64);
  count = new Int32Array(64);
  room = new Int32Array(64);
  size = 0;
  /** By the first axis; the few that share it are linked by `#next`. */
  readonly #byAxis = new Map<number, number>();
  #next = new Int32Array(64);
  /** Cells in order, and each one's key: band and step in one number. */
  #order = new Int32Array(0);
  #keys = new Float64Array(0);

  get bytes(): number {
    const columns = [this.x, this.y, this.z, this.start, this.count, this.room, this.#next, this.#order, this.#keys];
    // A Map takes about 40 bytes an entry.
    return columns.reduce((sum, { byteLength }) => sum + byteLength, this.size * 40);
  }

  /** The cell of a point, created if new. */
  cellAt(x: number, y: number, z: number): number {
    const first = this.#byAxis.get(x) ?? -1;
    for (let cell = first; cell >= 0; cell = this.#next[cell] ?? -1)
      if (this.y[cell] === y && this.z[cell] === z) return cell;
    const cell = this.size++;
    if (cell >= this.x.length) this.#grow();
    this.x[cell] = x;
    this.y[cell] = y;
    this.z[cell] = z;
    this.#next[cell] = first;
    this.#byAxis.set(x, cell);
    return cell;
  }

  #grow(): void {
    const length = this.x.length * 2;
    const floats = (column: Float64Array) => {
      const larger = new Float64Array(length);
      larger.set(column);
      return larger;
    };
    const numbers = (column: Int32Array) => {
      const larger = new Int32Array(length);
      larger.set(column);
      return larger;
    };
    [this.x, this.y, this.z] = [floats(this.x), floats(this.y), floats(this.z)];
    [this.start, this.count] = [numbers(this.start), numbers(this.count)];
    [this.room, this.#next] = [numbers(this.room), numbers(this.#next)];
  }

  #sort(): void {
    const both = new Float64Array(this.size);
    for (let cell = 0; cell < this.size; cell++)
      both[cell] = keyOf(bandOf(this.z[cell] ?? 0), stepOf(this.y[cell] ?? 0)) * mostCells + cell;
    both.sort();
    this.#order = Int32Array.from(both, (each) => each % mostCells);
    this.#keys = both.map((each) => Math.floor(each / mostCells));
  }

  /** Renumbers all cells after loading, neighbours adjacent. Returns the new numbers; blocks have to be rebuilt. */
  settle(): Int32Array {
    this.#sort();
    const order = this.#order;
    const now = new Int32Array(this.size);
    for (let at = 0; at < order.length; at++) now[order[at] ?? 0] = at;
    const inOrder = <C extends Float64Array | Int32Array>(column: C): C => {
      const settled = column.slice() as C;
      for (let at = 0; at < order.length; at++) settled[at] = column[order[at] ?? 0] ?? 0;
      return settled;
    };
    [this.x, this.y, this.z] = [inOrder(this.x), inOrder(this.y), inOrder(this.z)];
    this.count = inOrder(this.count);
    this.#next = inOrder(this.#next).map((cell, at) => (at >= this.size || cell < 0 ? -1 : (now[cell] ?? -1)));
    for (const [axis, cell] of this.#byAxis) this.#byAxis.set(axis, now[cell] ?? -1);
    this.#order = Int32Array.from(order.keys());
    return now;
  }

  /** The index of the first key that is not below this one. */
  #find(key: number): number {
    let [low, high] = [0, this.#keys.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#keys[middle] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Writes the cells whose point may lie in the box around a place into `found` and returns their number. */
  findNear(y: number, z: number, chord: number, found: Int32Array): number {
    // New points are scanned one by one until there are many.
    if (this.size - this.#order.length > 256 + this.size / 64) this.#sort();
    let number = 0;
    const [west, east] = [stepOf(y - chord), stepOf(y + chord)];
    for (let band = bandOf(z - chord); band <= bandOf(z + chord); band++) {
      const end = this.#find(keyOf(band, east + 1));
      for (let at = this.#find(keyOf(band, west)); at < end; at++) found[number++] = this.#order[at] ?? 0;
    }
    for (let cell = this.#order.length; cell < this.size; cell++) found[number++] = cell;
    return number;
  }
}
