/** A search as bit words: filter by filter the bits of which any must be set. */

import { requestedCodes } from "#contract/search-filters.ts";
import type { TeacherSearch } from "#contract/search-parameters.ts";
import { subjects } from "#contract/vocabulary.ts";
import { codedFilters } from "#server/search/filters.ts";
import { waysToMeet } from "#server/search/match-text.ts";
import type { Term } from "#server/search/words/understand-query.ts";
import { allBitsOf, type BitKind, bitWordsOf, union, type Words } from "./bits.ts";

/** `whole`: all bits of the filter's kind, in which rows that miss only this filter are counted. */
export type QueryFilter = { kind: BitKind; any: Words; whole: Words };

export function queryFilters(query: TeacherSearch): QueryFilter[] {
  const requested = codedFilters.map((kind) => ({ kind, any: requestedCodes(query, kind), whole: allBitsOf(kind) }));
  return requested
    .filter(({ any }) => any.length > 0)
    .map(({ kind, any, whole }) => ({ kind, any: bitWordsOf(kind, any), whole }));
}

/** `own`: the pattern for subjects in the teacher's own words; null when they cannot match. */
export type QueryTerm = { any: Words; own: string | null };

/** As `subjectText` writes it for the database. */
const textOfSubject = (subject: string) => subject.replaceAll("_", " ").toLowerCase();
const subjectsWith = (words: string) => subjects.filter((subject) => textOfSubject(subject).includes(words));

/** Typed words that are filters: each is required, and the counts never relax it. */
export const queryTerms = (terms: readonly Term[]): QueryTerm[] =>
  terms.map((term) => {
    const { subjects, classes, boards, inSubject } = waysToMeet(term);
    const own = inSubject === null ? null : term.words;
    const named = own === null ? subjects : [...subjects, ...subjectsWith(own)];
    return {
      own,
      any: union([bitWordsOf("subjects", named), bitWordsOf("classes", classes), bitWordsOf("boards", boards)]),
    };
  });

export const standsIn = (own: string, subjects: readonly string[]) =>
  subjects.some((subject) => textOfSubject(subject).includes(own));

/** Requested subjects in people's own words. */
export function otherSubjects({ subjects }: Pick<TeacherSearch, "subjects">): string[] {
  return subjects.filter((subject) => bitWordsOf("subjects", [subject]).every((word) => word === 0));
}
