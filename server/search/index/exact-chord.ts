/**
 * The straight-line distance between two points, bit for bit as the database computes it: the two engines must not differ at
 * the edge of a circle or in a tie. A compiler may fuse multiplication and addition into one rounding (on arm64 it does), so
 * the database is tested for it.
 */
type Axes = readonly [number, number, number];

export type Chord = (x: number, y: number, z: number, from: Axes) => number;

const plainChord: Chord = (x, y, z, [fx, fy, fz]) => {
  const [dx, dy, dz] = [x - fx, y - fy, z - fz];
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
};

const fusedChord: Chord = (x, y, z, [fx, fy, fz]) => {
  const dx = x - fx;
  return Math.sqrt(addSquare(addSquare(dx * dx, y - fy), z - fz));
};

const bits = new Float64Array(1);
const halves = new Uint32Array(bits.buffer);
/** The half of a number that contains its last bit. */
const lowHalf = new Uint32Array(new Float64Array([2]).buffer)[0] === 0 ? 0 : 1;

/** `sum + d * d`, rounded once; by Boldo and Melquiond, "Emulation of a FMA and correctly rounded sums". */
function addSquare(sum: number, d: number): number {
  const product = d * d;
  const cut = 134217729 * d;
  const high = cut - (cut - d);
  const low = d - high;
  const rest = high * high - product + 2 * high * low + low * low;
  const t = sum + rest;
  const tv = t - sum;
  const tRest = sum - (t - tv) + (rest - tv);
  const v = product + t;
  const vv = v - product;
  const vRest = product - (v - vv) + (t - vv);
  return v + addOdd(tRest, vRest);
}

/** The sum; where inexact, the neighbour that ends in a one, so that rounding it again loses nothing (round to odd). */
function addOdd(a: number, b: number): number {
  const sum = a + b;
  const bv = sum - a;
  const rest = a - (sum - bv) + (b - bv);
  if (rest === 0) return sum;
  bits[0] = sum;
  const last = halves[lowHalf] ?? 0;
  if ((last & 1) === 1) return sum;
  // An even last bit: one step towards the remainder, which never leaves the lower half going up, and borrows going down.
  const isAway = rest > 0 === sum > 0;
  const high = 1 - lowHalf;
  if (isAway) halves[lowHalf] = last + 1;
  else {
    if (last === 0) halves[high] = (halves[high] ?? 0) - 1;
    halves[lowHalf] = (last - 1) >>> 0;
  }
  return bits[0] ?? sum;
}

/** Points close to each other, as those of a search are. */
const samples: readonly [Axes, Axes][] = Array.from({ length: 40 }, (_, at) => {
  const axes = (shift: number): Axes => [
    1238.5 + Math.sin(at + shift) * 17,
    5459.25 + Math.cos(at * 3 + shift) * 17,
    3041.125 + Math.sin(at * 7 + shift) * 17,
  ];
  return [axes(0), axes(0.61)];
});

/** Two lists of points as PostgreSQL text. */
export const samplePoints = [0, 1].map((side) => samples.map((pair) => `(${pair[side]?.join(",")})`));

/** Undefined when neither variant matches: then memory cannot answer as the database does. */
export function chooseChord(reported: readonly number[]): Chord | undefined {
  return [plainChord, fusedChord].find((chord) =>
    samples.every(([to, from], at) => chord(to[0], to[1], to[2], from) === reported[at]),
  );
}
