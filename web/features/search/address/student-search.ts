/** The filters of a teacher's search for students as the address carries them. */
import { type StudentSearch, studentSearchQuery } from "#contract/search.ts";
import { collectValues, keepValid, writeValue } from "./search-values.ts";

const known = ["distance", "subjects", "days", "classes", "page"] as const satisfies readonly (keyof StudentSearch)[];

export function readStudentSearch(given: URLSearchParams): { asked: StudentSearch; params: URLSearchParams } {
  const asked: StudentSearch = keepValid(studentSearchQuery, collectValues(given, known));
  const written = known.map((name): [string, string] => [name, writeValue(asked[name])]);
  const isSaid = ([name, value]: [string, string]) => value !== "" && !(name === "page" && value === "1");
  return { asked, params: new URLSearchParams(written.filter(isSaid)) };
}
