/** The address at which a search becomes a wish (R13.2): on the student's dashboard, so that a visitor signs in on the way. */
import { dashboardOf } from "#contract/dashboard-of.ts";

/** Marks the wish to create; the search parameters are beside it. */
export const newWish = "new";

export function wishAddress(params: URLSearchParams): string {
  const query = new URLSearchParams([["tab", "wishes"], [newWish, "1"], ...params]);
  for (const name of ["page", "limit", "sort", "zone"]) query.delete(name);
  return `${dashboardOf("student")}?${query}`;
}
