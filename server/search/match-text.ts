/**
 * Free text as SQL over `teachers t` (R7.11): every word must name a subject, class, board or neighbourhood of the teacher,
 * or occur in the text. The exact name of a subject is a filter: it is matched against subjects only, not names and bio.
 */
import { type SQL, sql } from "drizzle-orm";
import { search } from "#contract/limits.ts";
import { anyOf } from "./any-of.ts";
import { mayBeName, placesNamed } from "./words/place-words.ts";
import { soundAlikes } from "./words/sound-alikes.ts";
import type { Term } from "./words/understand-query.ts";

/** Shorter words that name a subject would match inside others: "art" in "start". */
const shortWord = 4;

/** `%` and `_` are ordinary characters in a search. */
function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, "\\$&");
}

const contains = (words: string) => `%${escapeLike(words)}%`;

const stands = (patterns: string[]) => sql`t.search_text like any(${sql.param(patterns)}::text[])`;

/** Trigrams as pg_trgm compares them; bigrams where a script's combining signs leave none. */
function letterGroups(words: string): string[] {
  const runs = (words.match(/[\p{Alphabetic}\p{Nd}]+/gu) ?? []).map((run) => [...run]);
  const groupsOf = (length: number) =>
    runs.flatMap((run) => run.slice(length - 1).map((_, at) => run.slice(at, at + length).join("")));
  const groups = groupsOf(3);
  return groups.length > 0 ? groups : groupsOf(2);
}

/** Most trigrams are the same, or it sounds the same. One trigram is tested first: a hundred times faster than comparing all. */
function nearlySame(words: string): SQL[] {
  const groups = letterGroups(words).map(contains);
  const spellings = soundAlikes(words).map(contains);
  return [
    ...(groups.length === 0 ? [] : [sql`(${stands(groups)} and ${words} <% t.search_text)`]),
    ...(spellings.length === 0 ? [] : [stands(spellings)]),
  ];
}

const isUnderstood = ({ subjects, classes, boards }: Pick<Term, "subjects" | "classes" | "boards">) =>
  subjects.length + classes.length + boards.length > 0;

type Ways = Omit<Term, "words" | "isFilter"> & { places: string[]; pattern: string | null; inSubject: string | null };

/**
 * How a word matches exactly: by a code of the teacher, in the text (`pattern`), or, if it is a filter, in a subject in the
 * teacher's own words (`inSubject`); both for `like`, and null for words too short for it.
 */
export function waysToMeet({ words, isFilter, ...named }: Term): Ways {
  const isNamed = isUnderstood(named);
  const pattern = isNamed && words.length < shortWord ? null : contains(words);
  return {
    ...named,
    places: isNamed ? [] : placesNamed(words),
    pattern: isFilter ? null : pattern,
    inSubject: isFilter ? pattern : null,
  };
}

/** A subject as a pattern for `inSubject`. */
export const subjectText = (subject: SQL) => sql`lower(replace(${subject}, '_', ' '))`;

/** The text, which contains the subjects too, excludes most rows before subjects are unnested. */
const standsInSubject = (pattern: string) => sql`(t.search_text like ${pattern} and exists (
  select from unnest(t.subjects) as own (subject) where ${subjectText(sql`own.subject`)} like ${pattern}))`;

function matchTerm(term: Term, forgiving: boolean): SQL {
  const { subjects, classes, boards, places, pattern, inSubject } = waysToMeet(term);
  const ways = [
    ...anyOf(sql`t.subjects`, subjects),
    ...anyOf(sql`t.classes`, classes),
    ...anyOf(sql`t.boards`, boards),
    ...(places.length === 0 ? [] : [sql`t.public_area = any(${sql.param(places)}::text[])`]),
    ...(pattern === null ? [] : [sql`t.search_text like ${pattern}`]),
    ...(inSubject === null ? [] : [standsInSubject(inSubject)]),
    ...(forgiving && !isUnderstood(term) ? nearlySame(term.words) : []),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
}

export function matchText(terms: Term[]): SQL[] {
  return terms.map((term) => matchTerm(term, false));
}

/** Also finds nearly matching words. It compares every text and is slow, so it reads few words. */
export function forgiveText(terms: Term[]): SQL[] {
  const forgiven = new Set(terms.filter((term) => !isUnderstood(term)).slice(0, search.forgivenWords));
  return terms.filter((term) => isUnderstood(term) || forgiven.has(term)).map((term) => matchTerm(term, true));
}

/** Shorter words occur in too many names. */
const shortestName = 3;

/** The words that may be a person's name: they name no subject, class, board or neighbourhood. */
function nameWords(terms: Term[]): string[] {
  const words = terms.filter((term) => !isUnderstood(term)).map((term) => term.words);
  return words.filter((word) => word.length >= shortestName && mayBeName(word));
}

const namesLookedFor = (terms: Term[], forgiving: boolean) =>
  nameWords(terms).slice(0, forgiving ? search.forgivenWords : undefined);

/** Whether the search may mean a person by name. */
export function namesSomebody(terms: Term[]): boolean {
  return nameWords(terms).length > 0;
}

/** Each of those words occurs in the teacher's own name, not only in their text. */
export function matchName(terms: Term[], forgiving: boolean): SQL {
  const each = namesLookedFor(terms, forgiving).map((word) => {
    const spellings = forgiving ? [word, ...soundAlikes(word)] : [word];
    const like = sql`lower(a.name) like any(${sql.param(spellings.map(contains))}::text[])`;
    return forgiving ? sql`(${like} or ${word} <% lower(a.name))` : like;
  });
  // A scalar rather than "exists", which the planner would turn into a scan of all accounts.
  return sql`(select ${sql.join(each, sql` and `)} from accounts a where a.id = t.account_id)`;
}

/** The conditions that find a person by name anywhere: name words by index, as the whole country is searched. */
export function matchPerson(terms: Term[], forgiving: boolean): SQL[] {
  const names = new Set(namesLookedFor(terms, forgiving));
  const others = terms.filter((term) => !names.has(term.words) && (!forgiving || isUnderstood(term)));
  const byIndex = [...names].map((word) => {
    const ways = [stands([contains(word)]), ...(forgiving ? nearlySame(word) : [])];
    return sql`(${sql.join(ways, sql` or `)})`;
  });
  return [...byIndex, ...others.map((term) => matchTerm(term, false)), matchName(terms, forgiving)];
}

/** Whether there is a word that fuzzy matching could find. */
export function canForgive(terms: Term[]): boolean {
  return !terms.every(isUnderstood);
}
