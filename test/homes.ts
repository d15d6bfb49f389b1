/** For tests: homes in Delhi, also at the edges of cells, and positions detected around one. */
import { cellToBoundary } from "h3-js";
import type { Coordinates } from "#contract/distance.ts";
import { createRandom } from "#demo/random.ts";
import { snapPoint } from "#server/db/snap-point.ts";

const perDegree = 111.195;

/** A place some kilometres east and north of another; flat enough within 30 km. */
export function moveBy({ longitude, latitude }: Coordinates, east: number, north: number): Coordinates {
  const perDegreeEast = perDegree * Math.cos((latitude * Math.PI) / 180);
  return { longitude: longitude + east / perDegreeEast, latitude: latitude + north / perDegree };
}

/** The distance between two places nearby. */
export function metresApart(one: Coordinates, other: Coordinates): number {
  const perDegreeEast = perDegree * Math.cos((one.latitude * Math.PI) / 180);
  const [east, north] = [one.longitude - other.longitude, one.latitude - other.latitude];
  return 1000 * Math.hypot(east * perDegreeEast, north * perDegree);
}

const middle = { longitude: 77.2, latitude: 28.6 };

/** Somewhere in Delhi; deterministic for a seed. */
export function homeNamed(word: string): Coordinates {
  const random = createRandom(`home ${word}`);
  return moveBy(middle, random.next() * 10 - 5, random.next() * 10 - 5);
}

/** Within 20 m of the edge between two cells, or of the corner of three. */
export function homeAtEdge(word: string): Coordinates {
  const random = createRandom(`edge ${word}`);
  const corners = cellToBoundary(snapPoint(homeNamed(word)).cell);
  const at = random.int(0, corners.length - 1);
  const [[north, east], [toNorth, toEast]] = [corners[at] ?? [0, 0], corners[(at + 1) % corners.length] ?? [0, 0]];
  const along = random.chance(0.3) ? 0 : random.next();
  const onEdge = { latitude: north + (toNorth - north) * along, longitude: east + (toEast - east) * along };
  return moveBy(onEdge, random.next() * 0.02 - 0.01, random.next() * 0.02 - 0.01);
}

/** Successive detected positions: anywhere within `reach` kilometres. */
export function placesAround(home: Coordinates, reach: number, word: string): () => Coordinates {
  const random = createRandom(`finds ${word}`);
  return () => {
    const [angle, far] = [2 * Math.PI * random.next(), reach * Math.sqrt(random.next())];
    return moveBy(home, far * Math.sin(angle), far * Math.cos(angle));
  };
}
