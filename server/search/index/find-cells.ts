/** The public points inside the circle of a search: estimated fast, computed exactly where that decides. */
import { axesOf, type Coordinates, chordOf } from "#contract/distance.ts";
import type { Chord } from "./exact-chord.ts";
import type { TeacherColumns } from "./teacher-columns.ts";

export type CellsInside = {
  /** The cells, at the front of the array. */
  cells: Int32Array;
  length: number;
  /** Distance by cell: an estimate until it is computed exactly. */
  chords: Float64Array;
  exact(cell: number): number;
};

/** Reused between searches: as long as the cells, and overwritten by each. */
let found = new Int32Array(0);
let chords = new Float64Array(0);

/** Kilometres within which the estimate does not decide: the two computations differ by far less. */
const doubt = 1e-9;

/** `circle`: kilometres; undefined for all cells. */
export function findCells(
  { cells }: TeacherColumns,
  chordTo: Chord,
  place: Coordinates,
  circle: number | undefined,
): CellsInside {
  if (found.length < cells.size) {
    found = new Int32Array(cells.size * 2);
    chords = new Float64Array(cells.size * 2);
  }
  const axes = axesOf(place);
  const { x, y, z } = cells;
  const exact = (cell: number) => chordTo(x[cell] ?? 0, y[cell] ?? 0, z[cell] ?? 0, axes);
  const reach = circle === undefined ? Number.POSITIVE_INFINITY : chordOf(circle);
  const candidates = circle === undefined ? allOf(cells.size) : cells.findNear(axes[1], axes[2], reach, found);
  // The box of the database's own statement, corner by corner, so that a point on its edge is in or out for both.
  const isInBox = (cell: number) =>
    [x, y, z].every((column, axis) => {
      const [at, middle] = [column[cell] ?? 0, axes[axis] ?? 0];
      return at >= middle - reach && at <= middle + reach;
    });
  const length = selectInside(cells, candidates, axes, reach, (cell) => exact(cell) <= reach && isInBox(cell));
  return { cells: found, length, chords, exact };
}

function allOf(size: number): number {
  for (let cell = 0; cell < size; cell++) found[cell] = cell;
  return size;
}

type Axes = readonly [x: number, y: number, z: number];

/** Moves the candidates inside to the front of `found` and their distances to `chords`. `isInside` is called only at the edge. */
function selectInside(
  { x, y, z }: Pick<TeacherColumns["cells"], "x" | "y" | "z">,
  candidates: number,
  [fromX, fromY, fromZ]: Axes,
  reach: number,
  isInside: (cell: number) => boolean,
): number {
  const [surely, perhaps] = [reach - doubt, reach + doubt];
  let inside = 0;
  for (let at = 0; at < candidates; at++) {
    const cell = found[at] ?? 0;
    const dx = (x[cell] ?? 0) - fromX;
    const dy = (y[cell] ?? 0) - fromY;
    const dz = (z[cell] ?? 0) - fromZ;
    const chord = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (chord > surely && (chord > perhaps || !isInside(cell))) continue;
    chords[cell] = chord;
    found[inside++] = cell;
  }
  return inside;
}

/** The first row of a cell whose range does not reach the place. */
export function endOfReach(columns: TeacherColumns, { exact }: CellsInside, cell: number): number {
  const begin = columns.cells.start[cell] ?? 0;
  const end = begin + (columns.cells.count[cell] ?? 0);
  const chord = chords[cell] ?? 0;
  const surely = columns.firstShorter(begin, end, chord + doubt);
  // Most often no row is in doubt.
  if (surely === end || columns.reachOf(surely) < chord - doubt) return surely;
  return columns.firstShorter(surely, columns.firstShorter(surely, end, chord - doubt), exact(cell));
}
