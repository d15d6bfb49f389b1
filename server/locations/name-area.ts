/** The area of a public point: the slug of a known neighbourhood, else the Latin name of the nearest city. */
import { nearestCity } from "#content/find-city.ts";
import { nearestPlace } from "#content/find-place.ts";
import type { Coordinates } from "#contract/distance.ts";

/** Kilometres within which a city's name still describes the point. */
export const cityReach = 40;

export function nameArea({ longitude, latitude }: Coordinates): string | null {
  const place = nearestPlace([longitude, latitude]);
  if (place !== undefined) return place.slug;
  const near = nearestCity([longitude, latitude]);
  return near !== undefined && near.distance <= cityReach ? near.city.name : null;
}
