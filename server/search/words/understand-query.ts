/** Parses a typed query: which words name a subject, a class or a board in any of three languages, and which remain text. */
import { editDistance, forgivenEdits, simplifyName } from "#content/find-place.ts";
import { type Board, boards, type SchoolClass, type Subject, subjects } from "#contract/vocabulary.ts";
import en from "#text/en/vocabulary.json" with { type: "json" };
import hi from "#text/hi/vocabulary.json" with { type: "json" };
import ur from "#text/ur/vocabulary.json" with { type: "json" };
import { fillerWords, subjectWords } from "./subject-words.ts";

/**
 * One required term; `words` as typed, in lower case. `isFilter`: they are the exact name of a subject, class or board, and
 * nothing else is meant; a prefix or a misspelling may be a person's name.
 */
export type Term = { words: string; subjects: Subject[]; classes: SchoolClass[]; boards: Board[]; isFilter: boolean };

const mostWords = 12;
const longestPhrase = 3;

const split = (list: string) => list.split(/,\s*/);

/** Simplified phrase to what it names. */
function listPhrases(): Map<string, Set<Subject>> {
  const phrases = new Map<string, Set<Subject>>();
  for (const subject of subjects) {
    const names = [en, hi, ur].map((text) => text.subjects[subject]);
    for (const phrase of [...names, ...split(subjectWords[subject])]) {
      const key = simplifyName(phrase);
      phrases.set(key, (phrases.get(key) ?? new Set()).add(subject));
    }
  }
  return phrases;
}

const phrases = listPhrases();

/** One bit for each letter it contains, 32 in all: a typing error changes at most two. */
const lettersOf = (text: string) => [...text].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) & 31)), 0);
type Known = { phrase: string; named: Set<Subject>; letters: number };
const known = [...phrases].map(([phrase, named]): Known => ({ phrase, named, letters: lettersOf(phrase) }));

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Limits prefix and fuzzy matching: many unknown words would be compared with every phrase. */
const byLetter = Map.groupBy(known, ({ phrase }) => phrase[0]);
const byLength = Map.groupBy(known, ({ phrase }) => phrase.length);
const fillers = new Set(split(fillerWords).map(simplifyName));
const knownBoards = new Map(boards.map((board) => [simplifyName(board), board]));

/** Short words are many people's names: they match exactly or as a prefix; few people miss the first letter. */
function isSlipOf(typed: string, phrase: string, limit: number): boolean {
  const shortest = /^[a-z]/.test(phrase) ? 5 : 4;
  if (phrase.length < shortest || (typed.length < 7 && typed[0] !== phrase[0])) return false;
  return editDistance(typed, phrase, limit) <= limit;
}

function listSlips(typed: string): Known[] {
  const limit = forgivenEdits(typed.length);
  if (limit === 0) return [];
  const letters = lettersOf(typed);
  const lengths = Array.from({ length: 2 * limit + 1 }, (_, at) => typed.length - limit + at);
  const isNear = (one: Known) => countBits(letters ^ one.letters) <= 2 * limit && isSlipOf(typed, one.phrase, limit);
  return lengths.flatMap((length) => (byLength.get(length) ?? []).filter(isNear));
}

function findSubjects(written: string, typed: string): Subject[] {
  const exact = phrases.get(typed);
  if (exact !== undefined) return [...exact];
  const begun =
    written.length < 3 ? [] : (byLetter.get(typed[0]) ?? []).filter(({ phrase }) => phrase.startsWith(typed));
  const found = begun.length > 0 ? begun : listSlips(typed);
  return [...new Set(found.flatMap(({ named }) => [...named]))];
}

/** "10", "10th", "XII" are not changed; "10th" is class 10. */
function findClass(word: string): SchoolClass[] {
  const [, number] = /^(\d{1,2})(?:st|nd|rd|th|वीं|वी|ویں)?$/u.exec(word) ?? [];
  const found = number === undefined ? Number.NaN : Number(number);
  return found >= 1 && found <= 12 ? [String(found) as SchoolClass] : [];
}

type Word = { written: string; simple: string };

function termOf(words: Word[]): Term {
  const written = words.map((word) => word.written).join(" ");
  const simple = words.map((word) => word.simple).join(" ");
  const board = words.length === 1 ? knownBoards.get(simple) : undefined;
  const classes = words.length === 1 ? findClass(written) : [];
  return {
    words: written,
    subjects: findSubjects(written, simple),
    classes,
    boards: board === undefined ? [] : [board],
    isFilter: phrases.has(simple) || classes.length > 0 || board !== undefined,
  };
}

const isUnderstood = (term: Term) => term.subjects.length + term.classes.length + term.boards.length > 0;

/** The longest phrase from here on that names something; else the single word. */
function takeTerm(words: Word[]): { term: Term; taken: number } {
  for (let length = Math.min(longestPhrase, words.length); length > 1; length--) {
    const term = termOf(words.slice(0, length));
    if (isUnderstood(term)) return { term, taken: length };
  }
  return { term: termOf(words.slice(0, 1)), taken: 1 };
}

/** "Sector 3" is a place, not class 3; which sector is left to the distance. */
const numberedPlace = /(sector|sec|phase|block|सेक्टर|فیز|سیکٹر)[\s-]*\d+/gu;

export function understandQuery(query: string): Term[] {
  const words = query
    .normalize("NFC")
    .toLowerCase()
    .replace(numberedPlace, " ")
    .split(/[\s,;/|،۔।]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords)
    .map((written): Word => ({ written, simple: simplifyName(written) }));
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const { term, taken } = takeTerm(words.slice(at));
    at += taken;
    if (taken > 1 || !fillers.has(simplifyName(term.words))) terms.push(term);
  }
  return terms;
}
