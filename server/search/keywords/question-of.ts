/** The search behind a keyword page, as search parameters. */
import * as z from "zod/mini";
import type { KeywordPage } from "#content/keywords/page.ts";
import { areaCentre, searchOf } from "#content/keywords/search-of.ts";
import { teacherSearchQuery } from "#contract/schemas/search.ts";
import type { TeacherQuestion } from "#server/search/match-teachers.ts";
import { understandQuery } from "#server/search/words/understand-query.ts";

export function questionOf(page: KeywordPage): TeacherQuestion {
  const { place: _, ...filters } = searchOf(page);
  const [longitude, latitude] = areaCentre(page);
  const place = { longitude, latitude };
  const query = z.parse(teacherSearchQuery, { ...filters, longitude: String(longitude), latitude: String(latitude) });
  return { query, terms: understandQuery(query.searchQuery), place };
}
