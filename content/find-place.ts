/** Finds a locality by slug, by text in any of the three scripts or a PIN code, or by a point. */
import { axesOf, type Coordinates } from "#contract/distance.ts";
import type { Language } from "#contract/vocabulary.ts";
import { type AreaSlug, areas, type City, type CitySlug, cities, type Place, type Point, places } from "./places.ts";

const bySlug = new Map(places.map((place) => [place.slug, place]));

/** Common names instead of the official ones. */
const nicknames: Record<string, string> = {
  cp: "connaught-place",
  "rajiv chowk": "connaught-place",
  "gk 1": "greater-kailash-1",
  gk1: "greater-kailash-1",
  "gk 2": "greater-kailash-2",
  gk2: "greater-kailash-2",
  "cr park": "chittaranjan-park",
  "south ex": "south-extension",
  nfc: "new-friends-colony",
  nsp: "netaji-subhash-place",
  "noida extension": "greater-noida-west",
  "old delhi": "chandni-chowk",
  "cyber city": "dlf-phase-2",
};

export function placeBySlug(slug: string): Place | undefined {
  return bySlug.get(slug);
}

/** The area name from data that pages load: neighbourhoods by their slug; a city keeps its Latin name (`areaName` knows more). */
export function areaLabel(area: string | null, language: Language): string | undefined {
  return area === null ? undefined : (placeBySlug(area)?.name[language] ?? area);
}

function nicknameOf(query: string): Place | undefined {
  return placeBySlug(nicknames[query.trim().toLowerCase().replaceAll(".", "")] ?? "");
}

/** One spelling for similar sounds: nukta, vowel signs of Arabic script, ks/x, w/v, doubled letters. */
export function simplifyName(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u064b-\u065f\u0670]/g, "")
    .replace(/\u0901/g, "\u0902")
    .replace(/[يى]/g, "ی")
    .replace(/ك/g, "ک")
    .replace(/[هة]/g, "ہ")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .replace(/ksh|ksm/g, "x")
    .replace(/ee/g, "i")
    .replace(/oo/g, "u")
    .replace(/w/g, "v")
    .replace(/z/g, "j")
    .replace(/ph/g, "f")
    .replace(/([a-z])\1+/g, "$1")
    .trim();
}

const indexed = places.flatMap((place) =>
  Object.values(place.name).map((spelling) => {
    const name = simplifyName(spelling);
    return { place, name, words: name.split(" ") };
  }),
);

const allWords = new Set(indexed.flatMap(({ words }) => words));

/** Three rows are enough to detect a swap of neighbours. Reused, as a word is compared with thousands of names; none is longer. */
const longestWord = 255;
const rows = [0, 1, 2].map(() => new Uint8Array(longestWord + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/** Edit distance (insert, delete, replace, swap of neighbours) of two words, counted up to `limit + 1`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || b.length > longestWord) return limit + 1;
  let [before, last, next] = rows;
  // Cells further than `limit` from the diagonal exceed it: `far` stands for all of them.
  const far = limit + 1;
  for (let column = 0; column <= b.length; column++) last[column] = Math.min(column, far);
  for (let row = 1; row <= a.length; row++) {
    const from = Math.max(1, row - limit);
    const to = Math.min(b.length, row + limit);
    next[from - 1] = from === 1 ? Math.min(row, far) : far;
    let least = far;
    for (let column = from; column <= to; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let cost = same
        ? at(last, column - 1)
        : 1 + Math.min(at(last, column - 1), at(last, column), at(next, column - 1));
      if (row > 1 && column > 1 && a.charCodeAt(row - 1) === b.charCodeAt(column - 2))
        if (a.charCodeAt(row - 2) === b.charCodeAt(column - 1)) cost = Math.min(cost, at(before, column - 2) + 1);
      next[column] = Math.min(cost, far);
      least = Math.min(least, cost);
    }
    if (least > limit) return far;
    if (to < b.length) next[to + 1] = far;
    [before, last, next] = [last, next, before];
  }
  return at(last, b.length);
}

const at = (row: Uint8Array, column: number): number => row[column] ?? 0;

export function forgivenEdits(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** The cost of a typed word against a word of a name: 0 equal, 1 prefix, 3 or 4 with typos, undefined no match. */
function scoreWord(typed: string, word: string, forgiving: boolean): number | undefined {
  if (word === typed) return 0;
  if (/^\d+$/.test(typed)) return undefined;
  if (word.startsWith(typed)) return 1;
  const limit = forgiving ? forgivenEdits(typed.length) : 0;
  const edits = limit === 0 ? 1 : editDistance(typed, word, limit);
  return edits <= limit ? 2 + edits : undefined;
}

function scoreWholeName(query: string, name: string, forgiving: boolean): number | undefined {
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  const compact = query.replaceAll(" ", "");
  const compactName = name.replaceAll(" ", "");
  if (compactName.startsWith(compact)) return 2;
  if (!forgiving || /\d/.test(query)) return undefined;
  const limit = forgivenEdits(compact.length);
  const edits = editDistance(compact, compactName, limit);
  return edits <= limit ? 6 + edits : undefined;
}

/** Scores one typed word against all distinct words of names once: "nagar" alone occurs in sixty names. */
function scoreWords(typed: string, forgiving: boolean): Map<string, number> {
  const scores = new Map<string, number>();
  for (const word of allWords) {
    const score = scoreWord(typed, word, forgiving);
    if (score !== undefined) scores.set(word, score);
  }
  return scores;
}

function scoreByWords(typed: Map<string, number>[], words: string[]): number | undefined {
  let sum = 2;
  for (const scores of typed) {
    const best = Math.min(...words.map((word) => scores.get(word) ?? Number.POSITIVE_INFINITY));
    if (best === Number.POSITIVE_INFINITY) return undefined;
    sum += best;
  }
  return sum;
}

function scorePlaces(typed: string, forgiving: boolean): Map<Place, number> {
  const words = typed
    .split(" ")
    .slice(0, 8)
    .map((word) => scoreWords(word, forgiving));
  const found = new Map<Place, number>();
  for (const { place, name, words: nameWords } of indexed) {
    const score = scoreWholeName(typed, name, forgiving) ?? scoreByWords(words, nameWords);
    if (score !== undefined && score < (found.get(place) ?? Number.POSITIVE_INFINITY)) found.set(place, score);
  }
  return found;
}

/** The best match when the text is whole words of its name ("Rohini"), a nickname or a PIN code, not a guess. */
export function placeNamed(query: string): Place | undefined {
  const [best] = matchPlaces(query, 1);
  if (best === undefined || /^[\d\s]+$/.test(query) || best === nicknameOf(query)) return best;
  const typed = simplifyName(query).split(" ");
  const isNamed = Object.values(best.name).some((spelling) => {
    const words = simplifyName(spelling).split(" ");
    return typed.every((word) => words.includes(word));
  });
  return isNamed ? best : undefined;
}

/** Best first; at most `limit`. Typos are allowed only when there is no exact match; an empty query finds nothing. */
export function matchPlaces(query: string, limit = 10): Place[] {
  const pin = query.replace(/\D/g, "");
  if (/^[\d\s]+$/.test(query) && pin.length >= 3)
    return places.filter((place) => place.pins.some((each) => each.startsWith(pin))).slice(0, limit);
  const typed = simplifyName(query.slice(0, 80));
  if (typed === "") return [];
  const found = scorePlaces(typed, false);
  const nickname = nicknameOf(query);
  if (nickname) found.set(nickname, -1);
  return [...(found.size > 0 ? found : scorePlaces(typed, true))]
    .sort(([a, aScore], [b, bScore]) => aScore - bScore || a.name.en.length - b.name.en.length)
    .slice(0, limit)
    .map(([place]) => place);
}

const cityNicknames: Record<string, CitySlug> = {
  "new delhi": "delhi",
  dilli: "delhi",
  "delhi ncr": "delhi",
  gurgaon: "gurugram",
};

/** A part of a city ("South Delhi"), with the mean of its localities as centre. */
function partOf(area: AreaSlug): City {
  const centres = places.filter((place) => place.area === area).map(({ centre }) => centre);
  const middle = (axis: 0 | 1) => centres.reduce((sum, centre) => sum + centre[axis], 0) / centres.length;
  return { name: areas[area].name, centre: [middle(0), middle(1)] };
}

const parts = (Object.keys(areas) as AreaSlug[]).filter((area) => !(area in cities)).map(partOf);

const citiesByName = new Map(
  [...Object.values<City>(cities), ...parts].flatMap((city) =>
    Object.values(city.name).map((name) => [simplifyName(name), city]),
  ),
);

/** A city of Delhi NCR, or a part of one, as a whole: "Delhi" is not Delhi Cantonment. */
export function ownCityNamed(query: string): City | undefined {
  const nickname = cityNicknames[query.trim().toLowerCase()];
  return nickname ? cities[nickname] : citiesByName.get(simplifyName(query));
}

const spheric = places.map((place) => ({ place, axes: axesOf(toCoordinates(place.centre)) }));

function toCoordinates([longitude, latitude]: Point): Coordinates {
  return { longitude, latitude };
}

/** The nearest locality within `within` km. */
export function nearestPlace(point: Point, within = 15): Place | undefined {
  const [x, y, z] = axesOf(toCoordinates(point));
  let best: Place | undefined;
  let least = within ** 2;
  for (const { place, axes } of spheric) {
    const squared = (axes[0] - x) ** 2 + (axes[1] - y) ** 2 + (axes[2] - z) ** 2;
    if (squared <= least) {
      least = squared;
      best = place;
    }
  }
  return best;
}
