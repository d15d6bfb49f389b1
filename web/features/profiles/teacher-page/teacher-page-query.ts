/** The parameters that change a teacher's page: the place it is seen from, and the page of reviews; coarse, for the cache and for privacy. */
import { placeBySlug, placeNamed } from "#content/find-place.ts";

/** Decimal places: about 100 m, as in the search; distances are of snapped points anyway. */
const places = 3;

const reads = (value: string | null, most: number) => {
  const number = value === null || value.trim() === "" ? Number.NaN : Number(value);
  return Math.abs(number) <= most ? number.toFixed(places) : null;
};

/** Only the parameters that matter, in one order. */
export function teacherPageQuery(given: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  const place = given.get("place");
  const [latitude, longitude] = [reads(given.get("latitude"), 90), reads(given.get("longitude"), 180)];
  if (latitude !== null && longitude !== null) {
    query.set("latitude", latitude);
    query.set("longitude", longitude);
  } else if (place !== null && findNamed(place) !== undefined) query.set("place", place.trim().slice(0, 60));
  const page = Number(given.get("page"));
  if (Number.isInteger(page) && page > 1 && page <= 1000) query.set("page", String(page));
  return query;
}

/** The place of a slug, or of a typed name. */
export function findNamed(place: string) {
  return placeBySlug(place) ?? placeNamed(place);
}
