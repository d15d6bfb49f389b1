/** The fee query of a search (R13.1); apart from the search, which is loaded before it. */
import { type Search, searchQueryOf } from "./search.ts";

/** Subjects, class and place; the fee filter and the circle do not matter. */
export function feesQueryOf(search: Search): Record<string, string> {
  const { subjects = "", classes = "", modes = "", latitude = "", longitude = "" } = searchQueryOf(search);
  return { subjects, classes, modes, latitude, longitude };
}
