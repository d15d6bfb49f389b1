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
const inner = 30;
/** Units between two spots, so that on a phone each keeps a target of its own. */
export const apart = 46;

/** From kilometres to units from the middle. */
export function radiusOf(distance: number, reach: number): number {
  return inner + (outer - inner) * (Math.min(distance, reach) / reach);
}

export function placePeople<Person extends Placed>(people: readonly Person[], reach: number): Spot<Person>[] {
  const spots: Spot<Person>[] = [];
  const nearestFirst = [...people].sort((a, b) => a.distance - b.distance || a.id.localeCompare(b.id));
  for (const person of nearestFirst) {
    const angle = (person.bearing * Math.PI) / 180;
    const radius = radiusOf(person.distance, reach);
    const x = Math.round(middle + Math.sin(angle) * radius);
    const y = Math.round(middle - Math.cos(angle) * radius);
    const spot = spots.find((other) => Math.hypot(other.x - x, other.y - y) < apart);
    if (spot) spot.people.push(person);
    else spots.push({ x, y, people: [person] });
  }
  return spots;
}

const steps = [0.5, 1, 2, 5, 10, 20, 50];

/** Round distances for at most five rings, the last at the edge. */
export function chooseRings(reach: number): number[] {
  const step = steps.find((each) => reach / each <= 5) ?? reach;
  const whole = Array.from({ length: Math.ceil(reach / step) - 1 }, (_, at) => (at + 1) * step);
  return [...whole, reach];
}
