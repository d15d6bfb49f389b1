/** Every keyword address (R2.3) with its own texts in three languages; the screen adds live facts. */
import type { Language } from "#contract/vocabulary.ts";
import type { KeywordPage } from "./page.ts";
import { type Phrase, type PhraseWords, phrases } from "./phrases.ts";
import { phrasesEn } from "./phrases-en.ts";
import { phrasesHi } from "./phrases-hi.ts";
import { phrasesUr } from "./phrases-ur.ts";
import { areaJobPages, areaPages, farCityPages, subjectAreaPages } from "./place-pages.ts";
import {
  boardPages,
  classPages,
  classSubjectPages,
  examPages,
  onlinePages,
  subjectJobPages,
  subjectPages,
} from "./school-pages.ts";

const phraseWords: Record<Language, Record<string, PhraseWords>> = { en: phrasesEn, hi: phrasesHi, ur: phrasesUr };

function phrasePages(): KeywordPage[] {
  return Object.entries<Phrase>(phrases).map(([path, { family, ...rest }]) => {
    const words = (language: Language) => phraseWords[language][path] as PhraseWords;
    return {
      path,
      family,
      audience: family === "job" ? "teachers" : "families",
      ...rest,
      heading: (language) => words(language)[0],
      title: (language) => words(language)[1],
      description: (language) => words(language)[2],
      introduction: (language) => words(language).slice(3),
    };
  });
}

let known: ReadonlyMap<string, KeywordPage> | undefined;

/** By path without a language; built once. */
export function keywordPages(): ReadonlyMap<string, KeywordPage> {
  known ??= new Map(
    [
      phrasePages(),
      subjectPages(),
      onlinePages(),
      classPages(),
      classSubjectPages(),
      boardPages(),
      examPages(),
      areaPages(),
      farCityPages(),
      subjectAreaPages(),
      areaJobPages(),
      subjectJobPages(),
    ]
      .flat()
      .map((page) => [page.path, page]),
  );
  return known;
}
