/** The surroundings of a locality or a city, from the gazetteer: neighbours, the metro, the distance to the centre. */
import { cityName } from "#content/city-names.ts";
import { cityNamed } from "#content/find-city.ts";
import { areas, cities, type Place, type Point, places } from "#content/places.ts";
import { axesOf, bearingBetween, type Coordinates } from "#contract/distance.ts";
import type { Language } from "#contract/vocabulary.ts";
import { type MetroLine, metroLines, metroStations, stationsNamedOtherwise } from "./metro.ts";

type Site<Of> = { of: Of; centre: Point };
type Way<Of> = { to: Of; km: number; direction: number };

const toCoordinates = ([longitude, latitude]: Point): Coordinates => ({ longitude, latitude });

/** Kilometres, and the direction as one of eight from north, clockwise. */
function wayBetween<Of>(from: Point, { of, centre }: Site<Of>): Way<Of> {
  const [a, b] = [axesOf(toCoordinates(from)), axesOf(toCoordinates(centre))];
  const km = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return { to: of, km, direction: bearingBetween(toCoordinates(from), toCoordinates(centre), 45) / 45 };
}

/** Nearest first. */
function nearest<Of>(from: Point, sites: readonly Site<Of>[], count: number): Way<Of>[] {
  return sites
    .map((site) => wayBetween(from, site))
    .sort((a, b) => a.km - b.km)
    .slice(0, count);
}

const localities: Site<Place>[] = places.map((place) => ({ of: place, centre: place.centre }));
const stations = localities.filter(({ of }) => of.slug in metroStations);

/** Road distances are unknown: half kilometres, never zero. */
const halves = (km: number) => String(Math.max(0.5, Math.round(km * 2) / 2));
const tens = (km: number) => String(Math.max(10, Math.round(km / 10) * 10));

/** The reference point of a locality's distance; the centre itself has another. */
const [centre, besideCentre] = ["connaught-place", "chandni-chowk"].map((slug) =>
  localities.find(({ of }) => of.slug === slug),
) as [Site<Place>, Site<Place>];

/** Maximal kilometres to a station worth naming. */
const metroWithin = 5;

type Facts = Record<string, string>;
type Directions = readonly string[];

const neighboursOf = new Map<Place, Way<Place>[]>();

/** The three nearest localities. */
function neighbours(place: Place): Way<Place>[] {
  const known = neighboursOf.get(place);
  if (known !== undefined) return known;
  const found = nearest(place.centre, localities, 4).filter(({ to }) => to !== place);
  neighboursOf.set(place, found);
  return found;
}

/** Values for the sentences about a locality. */
export function placeFacts(place: Place, language: Language, directions: Directions): Facts {
  const from = place === centre.of ? besideCentre : centre;
  const way = wayBetween(from.centre, { of: place, centre: place.centre });
  const facts: Facts = {
    place: place.name[language],
    pins: place.pins.join(", "),
    district: areas[place.area].name[language],
    centre: from.of.name[language],
    km: halves(way.km),
    direction: directions[way.direction] ?? "",
  };
  for (const [index, { to, km, direction }] of neighbours(place).entries()) {
    facts[`n${index + 1}`] = to.name[language];
    facts[`d${index + 1}`] = halves(km);
    facts[`w${index + 1}`] = directions[direction] ?? "";
  }
  return facts;
}

type Metro = { kind: "own" | "named" | "near"; facts: Facts };

/** The station of the locality's name, its station with another name, or the nearest; none where the metro is far. */
export function metroFacts(place: Place, language: Language, directions: Directions, and: string): Metro | undefined {
  const named = (lines: readonly MetroLine[] = []) => lines.map((line) => metroLines[line][language]).join(` ${and} `);
  const own = metroStations[place.slug];
  if (own !== undefined) return { kind: "own", facts: { lines: named(own) } };
  const other = stationsNamedOtherwise[place.slug];
  if (other !== undefined)
    return { kind: "named", facts: { station: other.name[language], lines: named(other.lines) } };
  const [way] = nearest(place.centre, stations, 1);
  if (way === undefined || way.km > metroWithin) return undefined;
  return {
    kind: "near",
    facts: {
      station: way.to.name[language],
      lines: named(metroStations[way.to.slug]),
      sd: halves(way.km),
      sw: directions[way.direction] ?? "",
    },
  };
}

/** Cities beyond Delhi NCR that have a page; those of Delhi NCR are in phrases.ts. */
export const farCities =
  "Mumbai,Bengaluru,Kolkata,Chennai,Ahmedabad,Hyderabad,Pune,Surat,Kanpur,Jaipur,Lucknow,Nagpur,Indore,Bhopal,Patna,Ludhiana,Agra,Vadodara,Nashik,Thane,Meerut,Rajkot,Varanasi,Amritsar,Ranchi,Jalandhar,Kota,Aligarh,Bareilly,Moradabad,Raipur,Gwalior,Gorakhpur,Chandigarh,Jodhpur,Udaipur,Ajmer,Mathura,Panipat,Rohtak,Karnal,Sonipat,Saharanpur,Guwahati,Srinagar,Jammu,Coimbatore"
    .split(",")
    .flatMap((name) => cityNamed(name) ?? []);

export type FarCity = (typeof farCities)[number];

const farSites: Site<FarCity>[] = farCities.map((city) => ({ of: city, centre: city.centre }));

export function cityFacts(city: FarCity, language: Language, directions: Directions): Facts {
  const way = wayBetween(cities.delhi.centre, { of: city, centre: city.centre });
  const [, first, second] = nearest(city.centre, farSites, 3);
  const facts: Facts = {
    city: cityName(city, language),
    km: tens(way.km),
    direction: directions[way.direction] ?? "",
  };
  for (const [index, other] of [first, second].entries()) {
    if (other === undefined) continue;
    facts[`c${index + 1}`] = cityName(other.to, language);
    facts[`k${index + 1}`] = tens(other.km);
  }
  return facts;
}
