/** The search behind a keyword page, by query parameter names: for its numbers and its "see all" link. */
import { cityNamed } from "#content/find-city.ts";
import { placeBySlug } from "#content/find-place.ts";
import { cities, type Point } from "#content/places.ts";
import { textIn } from "#content/text-in.ts";
import type { KeywordPage } from "./page.ts";

/** A search without a place uses Delhi. */
function placeNamedBy({ area, city }: KeywordPage): string | undefined {
  return area ?? (city === "delhi" ? undefined : city);
}

/** For an examination, teachers who also name the subject: lists mean any of, so it is a text search. */
function subjectsOf({ exam, subject, search }: KeywordPage): Record<string, string | undefined> {
  if (exam !== undefined && subject !== undefined && exam !== subject)
    return { subjects: exam, searchQuery: textIn("en").t(`vocabulary:subjects.${subject}`) };
  return { subjects: subject ?? search?.subjects?.join(",") };
}

export function searchOf(page: KeywordPage): Record<string, string> {
  const { search = {} } = page;
  const asked: Record<string, string | undefined> = {
    ...subjectsOf(page),
    classes: page.class ?? search.classes?.join(","),
    boards: page.board,
    modes: search.modes?.join(","),
    languages: search.languages?.join(","),
    days: search.days?.join(","),
    gender: search.gender,
    verifiedOnly: search.verifiedOnly && "true",
    sort: search.sort,
    place: placeNamedBy(page),
  };
  return Object.fromEntries(Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The centre of the page's search: its locality, else its city. */
export function areaCentre({ area, city }: Pick<KeywordPage, "area" | "city">): Point {
  const own = Object.entries(cities).find(([slug]) => slug === city)?.[1];
  return (placeBySlug(area ?? "") ?? own ?? cityNamed(city ?? "") ?? cities.delhi).centre;
}
