/** What is counted of a search (R11.1): its subjects and its area, never who asked. */
import type { Coordinates } from "#contract/distance.ts";
import { type Subject, subjects } from "#contract/vocabulary.ts";
import { nameArea } from "#server/locations/name-area.ts";
import type { TeacherQuestion } from "./match-teachers.ts";
import { namesSomebody } from "./match-text.ts";

/** `subject`: a code of the contract, or empty where none or no certain one was named. */
export type CountedSearch = { subject: Subject | ""; area: string; isWithoutResult: boolean };

/** Where no place has a name. */
const nowhere = "";

const isSubject = (word: string): word is Subject => subjects.some((subject) => subject === word);

/** One line for each subject; none for what is no search: a further page, a number alone, the teachers of the home page. */
export function countedSearches(question: TeacherQuestion, total: number): CountedSearch[] {
  const { query, terms, place } = question;
  const { page = 1, limit } = query;
  const isAsked = query.subjects.length > 0 || terms.length > 0 || query.latitude !== undefined;
  if (page > 1 || limit === 1 || !isAsked) return [];
  const area = areaOf(place);
  // Whoever looks for one person by name and misses them has not found that teachers are few.
  const isWithoutResult = total === 0 && !namesSomebody(terms);
  return subjectsOf(question).map((subject) => ({ subject, area, isWithoutResult }));
}

/** Of typed words only those that can mean one subject alone. */
function subjectsOf({ query, terms }: TeacherQuestion): (Subject | "")[] {
  const typed = terms.flatMap(({ subjects: meant }) => (meant.length === 1 ? meant : []));
  const named = new Set([...query.subjects.filter(isSubject), ...typed]);
  return named.size > 0 ? [...named] : [""];
}

const areaOf = (place: Coordinates) => nameArea(place) ?? nowhere;
