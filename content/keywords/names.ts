/** Names of subjects, classes and boards in addresses and inside sentences. */
import { textIn } from "#content/text-in.ts";
import type { Board, Language, SchoolClass, Subject } from "#contract/vocabulary.ts";

/** Where the common search word differs from the code. */
const otherSlugs: Partial<Record<Subject, string>> = {
  mathematics: "maths",
  social_studies: "social-science",
  computer_science: "computer",
};

export function subjectSlug(subject: Subject): string {
  return otherSlugs[subject] ?? subject.replaceAll("_", "-");
}

export function classSlug(schoolClass: SchoolClass): string {
  return /^\d+$/.test(schoolClass) ? `class-${schoolClass}` : schoolClass;
}

/** Forms that are the same before every postposition. */
const otherNames: Record<Language, Partial<Record<Subject | Board | SchoolClass, string>>> = {
  en: { icse: "ICSE", nios: "NIOS" },
  hi: {
    all_subjects: "ऑल सब्जेक्ट",
    spoken_english: "स्पोकन इंग्लिश",
    banking: "बैंकिंग",
    icse: "ICSE",
    nios: "NIOS",
    competitive: "कॉम्पिटिशन",
  },
  ur: { icse: "ICSE", nios: "NIOS" },
};

const startsSmall =
  /^(Maths|Science|Physics|Chemistry|Biology|Social|History|Geography|Political|Economics|Accountancy|Business|Psychology|Computer|Coding|Statistics|Reasoning|General|All|Spoken|Drawing|Music|Dance|Yoga|Chess|Banking|Class|Nursery|College|Competitive|State)\b/;

/** For inside a sentence: proper names keep their capital. */
const inSentence = (name: string) => name.replace(startsSmall, (word) => word.toLowerCase());

export function keywordSubjectName(subject: Subject, language: Language): string {
  return inSentence(otherNames[language][subject] ?? textIn(language).t(`vocabulary:subjects.${subject}`));
}

export function boardName(board: Board, language: Language): string {
  return inSentence(otherNames[language][board] ?? textIn(language).t(`vocabulary:boards.${board}`));
}

export function className(schoolClass: SchoolClass, language: Language): string {
  return inSentence(otherNames[language][schoolClass] ?? textIn(language).t(`vocabulary:classes.${schoolClass}`));
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
