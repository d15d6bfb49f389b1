/** Distances and directions on the sphere, for every search: 6371 km, kilometres, degrees. */

export const earthRadius = 6371;

export type Coordinates = { longitude: number; latitude: number };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Chord length for a distance along the surface. */
export function chordOf(kilometres: number): number {
  return 2 * earthRadius * Math.sin(kilometres / (2 * earthRadius));
}

/** Distance along the surface for a chord length. */
export function surfaceOf(chord: number): number {
  return 2 * earthRadius * Math.asin(Math.min(1, chord / (2 * earthRadius)));
}

export type Axes = [x: number, y: number, z: number];

/** In kilometres from the centre of the earth. */
export function axesOf({ longitude, latitude }: Coordinates): Axes {
  const [east, north] = [radians(longitude), radians(latitude)];
  return [
    earthRadius * Math.cos(north) * Math.cos(east),
    earthRadius * Math.cos(north) * Math.sin(east),
    earthRadius * Math.sin(north),
  ];
}

/** Steps of 100 m (R7.11). */
export function roundDistance(kilometres: number): number {
  return Math.round(kilometres * 10) / 10;
}

/** From an angle clockwise from north: degrees in whole steps, 0 to 360 (not included). */
export function roundBearing(angle: number, step: number): number {
  return (Math.round(((degrees(angle) + 360) % 360) / step) * step) % 360;
}

export function bearingBetween(from: Coordinates, to: Coordinates, step: number): number {
  const [north, toNorth] = [radians(from.latitude), radians(to.latitude)];
  const east = radians(to.longitude - from.longitude);
  const angle = Math.atan2(
    Math.sin(east) * Math.cos(toNorth),
    Math.cos(north) * Math.sin(toNorth) - Math.sin(north) * Math.cos(toNorth) * Math.cos(east),
  );
  return roundBearing(angle, step);
}
