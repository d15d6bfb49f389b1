/** Positions of marks on the ring map: by bearing and distance, and moved apart so that each can be pressed. */

export type PlacedMark = {
  id: string;
  /** Degrees clockwise from north. */
  bearing: number;
  /** Kilometres. */
  distance: number;
};

export type Spot<Mark extends PlacedMark> = { x: number; y: number; mark: Mark };

/** The drawing is a square of this many units, the searcher in its middle. */
export const mapSize = 400;

const middle = mapSize / 2;
const outer = 176;
/** The middle is reserved for the searcher's own mark. */
const inner = 42;
/** Units between two marks, so that on a phone each has its own touch target. */
const apart = 42;
/** Between a mark and the number of a ring. */
const clearOfLabel = 26;

/** From kilometres to units from the middle. */
export function radiusOf(distance: number, reach: number): number {
  return Math.round(inner + (outer - inner) * (Math.min(distance, reach) / reach));
}

/** Groups people who are too close to be told apart: the nearest to the middle, with the others. */
export function groupPeople<Person extends PlacedMark>(
  people: readonly Person[],
  reach: number,
): [Person, ...Person[]][] {
  const groups: { x: number; y: number; people: [Person, ...Person[]] }[] = [];
  const nearestFirst = [...people].sort((a, b) => a.distance - b.distance || a.id.localeCompare(b.id));
  for (const person of nearestFirst) {
    const { x, y } = pointAt(person.bearing, radiusOf(person.distance, reach));
    const group = groups.find((other) => Math.hypot(other.x - x, other.y - y) < apart);
    if (group) group.people.push(person);
    else groups.push({ x, y, people: [person] });
  }
  return groups.map((group) => group.people);
}

/** Two overlapping marks move apart along their line, a little at a time; the edge and the centre mark are fixed. */
const rounds = 60;

/** `labels`: points that are kept free. */
export function placeMarks<Mark extends PlacedMark>(
  marks: readonly Mark[],
  reach: number,
  labels: readonly Point[] = [],
): Spot<Mark>[] {
  const spots = marks.map((mark) => ({ mark, ...pointAt(mark.bearing, radiusOf(mark.distance, reach)) }));
  for (let round = 0; round < rounds; round++) {
    let moved = false;
    for (const [at, one] of spots.entries()) {
      for (const other of spots.slice(at + 1)) moved = push(one, other, apart, 0.5) || moved;
      for (const label of labels) moved = push(one, { ...label }, clearOfLabel, 1) || moved;
    }
    if (!moved) break;
    for (const spot of spots) clampInside(spot);
  }
  return spots.map(({ mark, x, y }) => ({ mark, x: Math.round(x), y: Math.round(y) }));
}

type Point = { x: number; y: number };

/** `share`: the fraction of the distance that the first one moves. */
function push(one: Point, other: Point, room: number, share: number): boolean {
  const x = other.x - one.x;
  const y = other.y - one.y;
  // Most pairs, without the square root.
  if (Math.abs(x) >= room || Math.abs(y) >= room) return false;
  const length = Math.hypot(x, y);
  if (length >= room) return false;
  // Marks on one point move apart sideways.
  const [east, south] = length === 0 ? [1, 0] : [x / length, y / length];
  const shift = room - length + 1;
  one.x -= east * shift * share;
  one.y -= south * shift * share;
  other.x += east * shift * (1 - share);
  other.y += south * shift * (1 - share);
  return true;
}

function clampInside(spot: Point): void {
  const [x, y] = [spot.x - middle, spot.y - middle];
  const length = Math.hypot(x, y) || 1;
  const held = Math.min(outer, Math.max(inner, length));
  spot.x = middle + (x / length) * held;
  spot.y = middle + (y / length) * held;
}

/** The point at a bearing and a radius in units. */
function pointAt(bearing: number, radius: number): Point {
  const angle = (bearing * Math.PI) / 180;
  return { x: Math.round(middle + Math.sin(angle) * radius), y: Math.round(middle - Math.cos(angle) * radius) };
}

/** Steep enough that labels of neighbouring rings are above each other, not on each other. */
const labelBearings = [0, 15, 30, 45, 135, 150, 165, 180, 195, 210, 225, 315, 330, 345];

/** Positions of the rings' labels: along the bearing at which marks cover them least. */
export function placeLabels(radii: readonly number[], spots: readonly Point[]): Point[] {
  const bearing = chooseLabelBearing(radii, spots);
  return radii.map((radius) => pointAt(bearing, radius));
}

export function chooseLabelBearing(radii: readonly number[], spots: readonly Point[]): number {
  const room = (bearing: number) =>
    Math.min(
      ...radii.flatMap((radius) => {
        const { x, y } = pointAt(bearing, radius);
        return spots.map((spot) => Math.hypot(spot.x - x, spot.y - y));
      }),
    );
  const rooms = labelBearings.map(room);
  return labelBearings[rooms.indexOf(Math.max(...rooms))] ?? 0;
}

const steps = [0.5, 1, 2, 5, 10, 20, 50];

/** Round distances for at most five rings, the last at the edge. */
export function chooseRings(reach: number): number[] {
  const step = steps.find((each) => reach / each <= 5) ?? reach;
  const whole = Array.from({ length: Math.ceil(reach / step) - 1 }, (_, at) => (at + 1) * step);
  return [...whole, reach];
}
