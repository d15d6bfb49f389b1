/** The questions of /help with their answers, in a language. */
import type { Language } from "#contract/vocabulary.ts";
import { helpEn } from "./help-en.ts";
import { helpHi } from "./help-hi.ts";
import { type HelpGroupId, helpFacts, helpGroups, type QuestionId, type WriteHelp } from "./help-text.ts";
import { helpUr } from "./help-ur.ts";
import { otherWords } from "./other-words.ts";

const writers: Record<Language, WriteHelp> = { en: helpEn, hi: helpHi, ur: helpUr };

export type HelpQuestion = {
  id: QuestionId;
  question: string;
  answer: readonly string[];
  /** The searched text: the above, and synonyms. */
  searched: string;
};
export type HelpGroup = { id: HelpGroupId; title: string; questions: readonly HelpQuestion[] };

/** `fee` is the operator's, worded for inside a sentence. */
export function readHelp(language: Language, fee: string): HelpGroup[] {
  const { groups, questions } = writers[language](helpFacts(language, fee));
  return (Object.keys(helpGroups) as HelpGroupId[]).map((id) => ({
    id,
    title: groups[id],
    questions: helpGroups[id].map((question) => {
      const [asked, ...answer] = questions[question];
      const searched = [asked, ...answer, otherWords[question] ?? ""].join(" ");
      return { id: question, question: asked, answer, searched };
    }),
  }));
}
