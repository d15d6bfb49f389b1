/** Redirects of old addresses (R2.4): a subject or place in the slug becomes a filter, an unknown one is dropped. */
import { type Language, type Subject, subjects } from "#contract/vocabulary.ts";
import { cityNamed } from "./find-city.ts";
import { ownCityNamed, placeBySlug, placeNamed } from "./find-place.ts";
import { subjectSlug } from "./keywords/names.ts";
import { type Redirect, redirects, redirectTitles } from "./redirects.ts";

const bySlug = new Map<string, Subject>(
  subjects.flatMap((subject) => [
    [subjectSlug(subject), subject],
    [subject.replaceAll("_", "-"), subject],
  ]),
);

/** Slugs of courses and subjects often have more words: "neet-coaching", "class-10-maths-tuition". */
function subjectIn(slug: string): Subject | undefined {
  const words = slug.split("-");
  for (let length = words.length; length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const found = bySlug.get(words.slice(start, start + length).join("-"));
      if (found !== undefined) return found;
    }
  return undefined;
}

/** A place known to the search: a locality by any of its names ("rohini", "gk-1"), a part of the city, a city. */
function placeIn(slug: string): string | undefined {
  if (placeBySlug(slug) !== undefined) return slug;
  const name = slug.replaceAll("-", " ");
  return (ownCityNamed(name) ?? placeNamed(name) ?? cityNamed(name)) === undefined ? undefined : name;
}

/** A slug may be in any script. */
function readSlug(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function filterOf({ keeps }: Redirect, slug: string): string {
  const filter = keeps === "subject" ? ["subjects", subjectIn(slug)] : ["place", placeIn(slug)];
  const [name, value] = filter;
  return keeps === undefined || name === undefined || value === undefined
    ? ""
    : `?${new URLSearchParams({ [name]: value })}`;
}

export function followRedirect(
  pathname: string,
  language: Language,
): { path: string; search: string; title: string } | undefined {
  const [, first = "", slug = ""] = pathname.toLowerCase().split("/");
  const moved = redirects.find(({ path }) => path === (slug === "" ? `/${first}` : `/${first}/:slug`));
  if (moved === undefined) return undefined;
  return { path: moved.target, search: filterOf(moved, readSlug(slug)), title: redirectTitles[moved.title][language] };
}
