/** Finds a city or town of India by typed text (in Latin letters, the larger ones in three scripts), or by a point; scripts/assets/make-cities.ts generates its rows. */
import { axesOf } from "#contract/distance.ts";
import rows from "./cities-of-india.json" with { type: "json" };
import { namesOfCity } from "./city-names.ts";
import { editDistance, forgivenEdits, simplifyName } from "./find-place.ts";
import type { Point } from "./places.ts";

export type IndianCity = { name: string; state: string; centre: Point /** In thousands. */; people: number };

const cities = Object.entries(rows).flatMap(([state, row]) =>
  row.split(";").map((cell) => {
    const [name = "", longitude, latitude, people] = cell.split(",");
    const centre: Point = [Number(longitude), Number(latitude)];
    const city: IndianCity = { name, state, centre, people: Number(people) };
    const axes = axesOf({ longitude: centre[0], latitude: centre[1] });
    return { city, axes, spellings: namesOfCity(city).map(simplifyName) };
  }),
);

/** Common names beside those of the gazetteer. */
const otherNames = new Map([
  ["bangalore", "bengaluru"],
  ["bombay", "mumbai"],
  ["calcutta", "kolkata"],
  ["madras", "chennai"],
  ["kochi", "cochin"],
  ["poona", "pune"],
  ["howrah", "haora"],
  ["trivandrum", "thiruvananthapuram"],
  ["mysuru", "mysore"],
  ["baroda", "vadodara"],
  ["benares", "varanasi"],
  ["prayagraj", "allahabad"],
  ["vizag", "visakhapatnam"],
]);

function score(typed: string, name: string): number | undefined {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  const limit = forgivenEdits(typed.length);
  const edits = limit === 0 ? 1 : editDistance(typed, name, limit);
  return edits <= limit ? 1 + edits : undefined;
}

function simplifyQuery(query: string): string {
  const words = query.trim().toLowerCase().slice(0, 80);
  return simplifyName(otherNames.get(words) ?? words);
}

const larger = (one: IndianCity, other: IndianCity) => other.people - one.people;

/** Best first, then largest. */
export function findCities(query: string, limit: number): IndianCity[] {
  const typed = simplifyQuery(query);
  if (typed.length < 2) return [];
  return cities
    .flatMap(({ city, spellings }) => {
      const points = Math.min(...spellings.map((name) => score(typed, name) ?? Number.POSITIVE_INFINITY));
      return points === Number.POSITIVE_INFINITY ? [] : [{ city, points }];
    })
    .sort((a, b) => a.points - b.points || larger(a.city, b.city))
    .slice(0, limit)
    .map(({ city }) => city);
}

const byName = new Map(
  cities
    .toSorted((a, b) => -larger(a.city, b.city))
    .flatMap(({ city, spellings }) => spellings.map((name) => [name, city])),
);

/** The largest with exactly this name. */
export function cityNamed(query: string): IndianCity | undefined {
  return byName.get(simplifyQuery(query));
}

/** The nearest one, with its distance in kilometres. */
export function nearestCity([longitude, latitude]: Point): { city: IndianCity; distance: number } | undefined {
  const [x, y, z] = axesOf({ longitude, latitude });
  let best: { city: IndianCity; distance: number } | undefined;
  for (const { city, axes } of cities) {
    const distance = Math.sqrt((axes[0] - x) ** 2 + (axes[1] - y) ** 2 + (axes[2] - z) ** 2);
    if (best === undefined || distance < best.distance) best = { city, distance };
  }
  return best;
}
