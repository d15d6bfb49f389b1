/**
 * The zones of the ring map (R7.11): the search circle cut into rings of equal depth and each ring into sectors, the first of
 * them around north, so that every zone is large enough to tap. Numbered from the middle outwards, clockwise.
 */
import { type Axes, axesOf, type Coordinates } from "./distance.ts";

const sectorsOfRings = [8, 12, 20] as const;

export type Ring = { first: number; sectors: number };

/** The number of each ring's first zone, and how many zones it has. */
export const zoneRings: readonly Ring[] = sectorsOfRings.map((sectors, ring) => ({
  sectors,
  first: sectorsOfRings.slice(0, ring).reduce((sum, each) => sum + each, 0),
}));

export const zoneCount = sectorsOfRings.reduce<number>((sum, sectors) => sum + sectors, 0);

/** Unit vectors along the ground at a place, in the axes of the sphere. */
export function eastAndNorth({ longitude, latitude }: Coordinates): { east: Axes; north: Axes } {
  const [lambda, phi] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
  return {
    east: [-Math.sin(lambda), Math.cos(lambda), 0],
    north: [-Math.sin(phi) * Math.cos(lambda), -Math.sin(phi) * Math.sin(lambda), Math.cos(phi)],
  };
}

export const along = (axis: Axes, point: Axes) => axis[0] * point[0] + axis[1] * point[1] + axis[2] * point[2];

export function zoneOf(place: Coordinates, reach: number, point: Coordinates): number {
  const { east, north } = eastAndNorth(place);
  const axes = axesOf(point);
  return zoneAt(along(east, axes), along(north, axes), reach);
}

/** Kilometres east and north of the place, and of the circle. `zoneSql` of server/search is the same rule in SQL. */
export function zoneAt(east: number, north: number, reach: number): number {
  const depth = Math.floor((Math.sqrt(east * east + north * north) / reach) * zoneRings.length);
  const ring = zoneRings[Math.min(depth, zoneRings.length - 1)] ?? { first: 0, sectors: 1 };
  const turn = Math.floor((Math.atan2(east, north) / (2 * Math.PI)) * ring.sectors + 0.5);
  return ring.first + ((turn + ring.sectors) % ring.sectors);
}

/** A zone's bounds: distances as shares of the radius, and direction in degrees clockwise from north. */
export function describeZone(zone: number): { from: number; to: number; bearing: number } {
  const depth = zoneRings.findLastIndex(({ first }) => first <= zone);
  const { first, sectors } = zoneRings[depth] ?? { first: 0, sectors: 1 };
  const { length } = zoneRings;
  return { from: depth / length, to: (depth + 1) / length, bearing: ((zone - first) * 360) / sectors };
}
