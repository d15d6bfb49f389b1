/** The texts of a keyword page in one language, which the screen shows beside the live facts. */
import { areaName } from "#content/area-name.ts";
import { brand } from "#content/brand.ts";
import { cities } from "#content/places.ts";
import type { Language } from "#contract/vocabulary.ts";
import { keywordPages } from "./keyword-pages.ts";
import { boardName, className, keywordSubjectName } from "./names.ts";
import { type KeywordPage, subjectPieces } from "./page.ts";
import { searchOf } from "./search-of.ts";

export type KeywordWords = Pick<KeywordPage, "path" | "family" | "audience" | "subject" | "area" | "city"> & {
  title: string;
  description: string;
  heading: string;
  introduction: readonly string[];
  /** The topic, worded for inside a sentence: "CBSE class 10 maths". */
  what: string | undefined;
  /** Where; the default city when the address names none. */
  place: string;
  online: boolean;
  /** For teachers of a subject: where its learners get stuck, and what helps them. */
  learners?: string;
  /** Query of its search. */
  search: Record<string, string>;
};

function nameWhat({ board, class: schoolClass, exam, subject }: KeywordPage, language: Language): string | undefined {
  const parts = [
    board && boardName(board, language),
    schoolClass && className(schoolClass, language),
    exam && exam !== subject && keywordSubjectName(exam, language),
    subject && keywordSubjectName(subject, language),
  ].filter((part) => typeof part === "string");
  return parts.length > 0 ? parts.join(" ") : undefined;
}

function namePlace({ area, city }: KeywordPage, language: Language): string {
  const own = Object.entries(cities).find(([slug]) => slug === city)?.[1];
  return areaName(area ?? null, language) ?? (own ?? brand.defaultCity).name[language];
}

function tellLearners({ audience, subject }: KeywordPage, language: Language): string | undefined {
  if (audience === "families" || subject === undefined) return undefined;
  const [stuck, , helps] = subjectPieces[language][subject];
  return `${stuck} ${helps}`;
}

export function readKeywordWords(path: string, language: Language): KeywordWords | undefined {
  const page = keywordPages().get(path);
  if (page === undefined) return undefined;
  const { family, audience, subject, area, city } = page;
  const learners = tellLearners(page, language);
  const isFar = city !== undefined && area === undefined && !(city in cities);
  return {
    path,
    family,
    audience,
    ...(subject && { subject }),
    ...(area && { area }),
    ...(city && { city }),
    ...(learners && { learners }),
    title: page.title(language),
    description: page.description(language),
    heading: page.heading(language),
    introduction: page.introduction(language),
    what: nameWhat(page, language),
    place: isFar ? (areaName(city, language) ?? city) : namePlace(page, language),
    online: page.search?.modes?.join() === "online",
    search: searchOf(page),
  };
}
