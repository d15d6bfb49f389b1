/** What is counted of a search (R11.1): its subjects and area, never the person. */
import type { Coordinates } from "#contract/distance.ts";
import { type Subject, subjects } from "#contract/vocabulary.ts";
import { nameArea } from "#server/locations/name-area.ts";
import type { TeacherQuestion } from "./match-teachers.ts";
import { namesSomebody } from "./match-text.ts";

/** `subject`: a contract code, or empty where none or no certain one was named. */
export type CountedSearch = { subject: Subject | ""; area: string; isWithoutResult: boolean };

/** An area without a name. */
const nowhere = "";

const isSubject = (word: string): word is Subject => subjects.some((subject) => subject === word);

/** One row per subject; none for a further page, a count alone or the home page's teachers. */
export function countedSearches(question: TeacherQuestion, total: number): CountedSearch[] {
  const { query, terms, place } = question;
  const { page = 1, limit } = query;
  const isSearch = query.subjects.length > 0 || terms.length > 0 || query.latitude !== undefined;
  if (page > 1 || limit === 1 || !isSearch) return [];
  const area = areaOf(place);
  // A search for one person by name says nothing about short supply.
  const isWithoutResult = total === 0 && !namesSomebody(terms);
  return subjectsOf(question).map((subject) => ({ subject, area, isWithoutResult }));
}

/** Only typed words that can mean exactly one subject. */
function subjectsOf({ query, terms }: TeacherQuestion): (Subject | "")[] {
  const typed = terms.flatMap(({ subjects: matches }) => (matches.length === 1 ? matches : []));
  const named = new Set([...query.subjects.filter(isSubject), ...typed]);
  return named.size > 0 ? [...named] : [""];
}

const areaOf = (place: Coordinates) => nameArea(place) ?? nowhere;
