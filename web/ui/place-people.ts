/** Where people stand on the ring map: by bearing and distance, and those too close to be told apart as one spot. */

export type Placed = {
  id: string /** Degrees clockwise from north. */;
  bearing: number /** Kilometres. */;
  distance: number;
};

export type Spot<Person extends Placed> = { x: number; y: number; people: Person[] };

/** The drawing is a square of this many units, the searcher in its middle. */
export const mapSize = 400;

const middle = mapSize / 2;
const outer = 176;
/** The middle belongs to the searcher's own stone. */
const inner = 42;
/** Units between two spots, so that on a phone each keeps a target of its own. */
export const apart = 46;

/** From kilometres to units from the middle. */
export function radiusOf(distance: number, reach: number): number {
  return Math.round(inner + (outer - inner) * (Math.min(distance, reach) / reach));
}

export function placePeople<Person extends Placed>(people: readonly Person[], reach: number): Spot<Person>[] {
  const spots: Spot<Person>[] = [];
  const nearestFirst = [...people].sort((a, b) => a.distance - b.distance || a.id.localeCompare(b.id));
  for (const person of nearestFirst) {
    const { x, y } = pointAt(person.bearing, radiusOf(person.distance, reach));
    const spot = spots.find((other) => Math.hypot(other.x - x, other.y - y) < apart);
    if (spot) spot.people.push(person);
    else spots.push({ x, y, people: [person] });
  }
  return spots;
}

/** The point at a bearing and a radius in units. */
export function pointAt(bearing: number, radius: number): { x: number; y: number } {
  const angle = (bearing * Math.PI) / 180;
  return { x: Math.round(middle + Math.sin(angle) * radius), y: Math.round(middle - Math.cos(angle) * radius) };
}

/** Steep enough that labels of neighbouring rings stand above each other, not on each other. */
const labelBearings = [0, 15, 30, 45, 135, 150, 165, 180, 195, 210, 225, 315, 330, 345];

/** The bearing along which the rings' labels are least covered by people. */
export function chooseLabelBearing(radii: readonly number[], spots: readonly { x: number; y: number }[]): number {
  const room = (bearing: number) =>
    Math.min(
      ...radii.flatMap((radius) => {
        const { x, y } = pointAt(bearing, radius);
        return spots.map((spot) => Math.hypot(spot.x - x, spot.y - y));
      }),
    );
  return labelBearings.reduce((best, bearing) => (room(bearing) > room(best) ? bearing : best));
}

const steps = [0.5, 1, 2, 5, 10, 20, 50];

/** Round distances for at most five rings, the last at the edge. */
export function chooseRings(reach: number): number[] {
  const step = steps.find((each) => reach / each <= 5) ?? reach;
  const whole = Array.from({ length: Math.ceil(reach / step) - 1 }, (_, at) => (at + 1) * step);
  return [...whole, reach];
}
