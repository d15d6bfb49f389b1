/** What the fee compass is asked for a search (R13.1); apart from the search, which is read before it. */
import { type Search, searchQueryOf } from "./search.ts";

/** What is taught, to whom and where; the fee itself and the circle are no matter to it. */
export function feesQueryOf(search: Search): Record<string, string> {
  const { subjects = "", classes = "", modes = "", latitude = "", longitude = "" } = searchQueryOf(search);
  return { subjects, classes, modes, latitude, longitude };
}
