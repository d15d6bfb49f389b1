/** The options of a pamphlet in its address (R2.9): parsed once, and written in one canonical form. */
import { type Subject, subjects } from "#contract/vocabulary.ts";
import { findInList } from "#web/features/search/address/gazetteer.ts";
import { readSearch, searchParamsOf } from "#web/features/search/address/search.ts";

const sizes = ["a4", "a5"] as const;
export const themes = ["milestone", "blackboard", "exams", "early", "evening", "online"] as const;

export type Size = (typeof sizes)[number];
export type PamphletTheme = (typeof themes)[number];

export type PamphletChoice = {
  size: Size;
  theme: PamphletTheme;
  subject: Subject | undefined;
  /** As typed, or a slug. */
  area: string | undefined;
  /** The teacher whose pamphlet this is; subject and area are then those of the profile. */
  teacher: string | undefined;
};

const oneOf = <Code extends string>(codes: readonly Code[], value: string | null) =>
  codes.find((code) => code === value);

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Drops unknown values. An unknown teacher stays, so that the page is 404 instead of another pamphlet. */
export function readChoice(given: URLSearchParams): PamphletChoice {
  const teacher = given.get("teacher")?.trim().toLowerCase() || undefined;
  return {
    size: oneOf(sizes, given.get("size")) ?? "a4",
    theme: oneOf(themes, given.get("theme")) ?? "milestone",
    ...(teacher === undefined
      ? { subject: oneOf(subjects, given.get("subject")), area: given.get("area")?.trim().slice(0, 80) || undefined }
      : { subject: undefined, area: undefined }),
    teacher: teacher && (uuid.test(teacher) ? teacher : "unknown"),
  };
}

/** For links and the cache: defaults are left out. */
export function pamphletQuery({ size, theme, subject, area, teacher }: PamphletChoice): URLSearchParams {
  const params = { size: size === "a4" ? undefined : size, theme: theme === "milestone" ? undefined : theme };
  const all = Object.entries({ ...params, subject, area, teacher });
  return new URLSearchParams(all.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** The place; undefined when our list does not know it. */
export function pamphletPlace(area: string) {
  return findInList(readSearch(new URLSearchParams({ place: area }))).place ?? undefined;
}

/** The search that a family is sent to, without a language. */
export function searchFor({ subject, area, theme }: PamphletChoice, themed: boolean): string {
  const place = area === undefined ? undefined : pamphletPlace(area);
  const params = new URLSearchParams();
  if (subject) params.set("subjects", subject);
  if (themed && theme === "online") params.set("modes", "online");
  if (place) params.set("place", "slug" in place ? String(place.slug) : place.name.en);
  const query = searchParamsOf(readSearch(params)).toString();
  return query === "" ? "" : `?${query}`;
}
