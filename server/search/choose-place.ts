/** The centre of a search (R7.11): the requested place, else the profile's own, else the default city. */
import { brand } from "#content/brand.ts";
import type { Coordinates } from "#contract/distance.ts";

const [longitude, latitude] = brand.defaultCity.point;
const defaultPlace: Coordinates = { longitude, latitude };

export function choosePlace(requested: Partial<Coordinates>, own?: Coordinates): Coordinates {
  const { longitude, latitude } = requested;
  return longitude === undefined || latitude === undefined ? (own ?? defaultPlace) : { longitude, latitude };
}
