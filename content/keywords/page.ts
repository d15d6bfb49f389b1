/** One keyword page: its type, and how its texts are filled from facts. */
import type { Board, Language, SchoolClass, Subject } from "#contract/vocabulary.ts";
import { capitalise } from "./names.ts";
import type { PhraseSearch } from "./phrases.ts";
import { subjectsEn } from "./subjects-en.ts";
import { subjectsHi } from "./subjects-hi.ts";
import { subjectsUr } from "./subjects-ur.ts";
import type { Head, Templates } from "./templates.ts";
import { templatesEn } from "./templates-en.ts";
import { templatesHi } from "./templates-hi.ts";
import { templatesUr } from "./templates-ur.ts";

export type KeywordFamily =
  | "phrase"
  | "subject"
  | "class"
  | "board"
  | "exam"
  | "area"
  | "city"
  | "subject-in-area"
  | "online"
  | "job";

export type KeywordPage = {
  path: string;
  family: KeywordFamily;
  audience: "families" | "teachers";
  subject?: Subject;
  class?: SchoolClass;
  board?: Board;
  /** A subject that is an examination. */
  exam?: Subject;
  /** Slug of a locality of the gazetteer. */
  area?: string;
  /** Slug of a city of Delhi NCR, or the Latin name of another city of India. */
  city?: string;
  /** The meaning of a phrase beside these. */
  search?: PhraseSearch;
  /** For a near-synonym: its canonical address. */
  parent?: string;
  title: (language: Language) => string;
  description: (language: Language) => string;
  heading: (language: Language) => string;
  /** Paragraphs. */
  introduction: (language: Language) => readonly string[];
};

type Facts = Record<string, string>;
type Kind = Omit<KeywordPage, "title" | "description" | "heading" | "introduction">;

const templates: Record<Language, Templates> = { en: templatesEn, hi: templatesHi, ur: templatesUr };

/** Of each subject: where learners get stuck, what to ask, what helps. */
export const subjectPieces = { en: subjectsEn, hi: subjectsHi, ur: subjectsUr };

/** Fills {name} from the facts; {Name} is capitalised, as is the beginning of every sentence. */
export function fillPattern(sentence: string, facts: Facts): string {
  const filled = sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const small = name.charAt(0).toLowerCase() + name.slice(1);
    const value = facts[small] ?? whole;
    return name === small ? value : capitalise(value);
  });
  return capitalise(filled);
}

/** Rotates through the list. */
export function turn<Item>(items: readonly Item[], at: number): Item {
  return items[at % items.length] as Item;
}

/** `write` returns the sentences of the introduction, still unfilled. */
export function makePage(
  kind: Kind,
  head: (all: Templates) => Head,
  facts: (language: Language, all: Templates) => Facts,
  write: (all: Templates, language: Language) => readonly string[],
): KeywordPage {
  const filled = (choose: (all: Templates) => string) => (language: Language) =>
    fillPattern(choose(templates[language]), facts(language, templates[language]));
  return {
    ...kind,
    title: filled((all) => head(all).title),
    description: filled((all) => head(all).description),
    heading: filled((all) => head(all).heading),
    introduction: (language) => {
      const all = templates[language];
      const known = facts(language, all);
      return write(all, language).map((sentence) => fillPattern(sentence, known));
    },
  };
}
