/**
 * Free text as SQL over `teachers t` (R7.11): every word must name a subject, class, board or neighbourhood of the teacher, or
 * stand in the text. The very name of a subject is a filter: it is looked for among the subjects alone, not in names and bio.
 */
import { type SQL, sql } from "drizzle-orm";
import { search } from "#contract/limits.ts";
import { anyOf } from "./any-of.ts";
import { mayBeName, placesNamed } from "./words/place-words.ts";
import { soundAlikes } from "./words/sound-alikes.ts";
import type { Term } from "./words/understand-query.ts";

/** Shorter words that name a subject would also be found inside others: "art" in "start". */
const shortWord = 4;

/** `%` and `_` are letters to a parent. */
function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, "\\$&");
}

const contains = (words: string) => `%${escapeLike(words)}%`;

const stands = (patterns: string[]) => sql`t.search_text like any(${sql.param(patterns)}::text[])`;

/** Groups of three letters, as the database compares them; of two where a script's signs leave no longer ones. */
function letterGroups(words: string): string[] {
  const runs = (words.match(/[\p{Alphabetic}\p{Nd}]+/gu) ?? []).map((run) => [...run]);
  const groupsOf = (length: number) =>
    runs.flatMap((run) => run.slice(length - 1).map((_, at) => run.slice(at, at + length).join("")));
  const groups = groupsOf(3);
  return groups.length > 0 ? groups : groupsOf(2);
}

/** Most of the letter groups are the same, or it sounds the same. One group is looked for first: a hundred times quicker than to compare all. */
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
 * How a word can be met at the letter: by a code of the teacher, in the text (`pattern`), or, if it is a filter, in a subject of
 * the teacher's own words (`inSubject`); both for `like`, and null for words too short for it.
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

/** A subject as it is looked for in `inSubject`. */
export const subjectText = (subject: SQL) => sql`lower(replace(${subject}, '_', ' '))`;

/** The text, which has the subjects too, turns most away before they are taken one by one. */
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

/** Also finds words that are nearly the same. It looks at every text letter by letter and is slow, so it reads few words. */
export function forgiveText(terms: Term[]): SQL[] {
  const forgiven = new Set(terms.filter((term) => !isUnderstood(term)).slice(0, search.forgivenWords));
  return terms.filter((term) => isUnderstood(term) || forgiven.has(term)).map((term) => matchTerm(term, true));
}

/** Shorter words stand in too many names. */
const shortestName = 3;

/** The words by which a person may be meant: they name no subject, class, board or neighbourhood. */
function nameWords(terms: Term[]): string[] {
  const words = terms.filter((term) => !isUnderstood(term)).map((term) => term.words);
  return words.filter((word) => word.length >= shortestName && mayBeName(word));
}

const namesLookedFor = (terms: Term[], forgiving: boolean) =>
  nameWords(terms).slice(0, forgiving ? search.forgivenWords : undefined);

/** Whether a person may be meant by name. */
export function namesSomebody(terms: Term[]): boolean {
  return nameWords(terms).length > 0;
}

/** Each of those words stands in the teacher's own name, not only in what they wrote. */
export function matchName(terms: Term[], forgiving: boolean): SQL {
  const each = namesLookedFor(terms, forgiving).map((word) => {
    const spellings = forgiving ? [word, ...soundAlikes(word)] : [word];
    const like = sql`lower(a.name) like any(${sql.param(spellings.map(contains))}::text[])`;
    return forgiving ? sql`(${like} or ${word} <% lower(a.name))` : like;
  });
  // A value rather than "exists", which would be taken as leave to read all accounts first.
  return sql`(select ${sql.join(each, sql` and `)} from accounts a where a.id = t.account_id)`;
}

/** The conditions that find a person by name, wherever they are: words of the name by the index, which a whole country needs. */
export function matchPerson(terms: Term[], forgiving: boolean): SQL[] {
  const names = new Set(namesLookedFor(terms, forgiving));
  const others = terms.filter((term) => !names.has(term.words) && (!forgiving || isUnderstood(term)));
  const byIndex = [...names].map((word) => {
    const ways = [stands([contains(word)]), ...(forgiving ? nearlySame(word) : [])];
    return sql`(${sql.join(ways, sql` or `)})`;
  });
  return [...byIndex, ...others.map((term) => matchTerm(term, false)), matchName(terms, forgiving)];
}

/** Whether there is a word that forgiving could find. */
export function canForgive(terms: Term[]): boolean {
  return !terms.every(isUnderstood);
}
