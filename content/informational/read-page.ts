/** The informational pages without an agreement, in a language; built like the policies. */
import { type PolicyText, policyFacts } from "#content/policies/policy-text.ts";
import type { Language } from "#contract/vocabulary.ts";
import { about } from "./about.ts";
import { onlineTutoring } from "./online-tutoring.ts";

export const informationalPages = {
  about: { path: "/about", write: about },
  onlineTutoring: { path: "/online-tutoring", write: onlineTutoring },
} as const;

export type InformationalPage = keyof typeof informationalPages;

/** `fee` is the operator's, worded for inside a sentence. */
export function readPage(name: InformationalPage, language: Language, fee: string): PolicyText {
  return informationalPages[name].write[language](policyFacts(language, fee));
}
