/** The structure of /help: groups, ids used as anchors, and the limits that answers mention. */

import { brandValues } from "#content/brand.ts";
import { type PolicyFacts, policyFacts } from "#content/policies/policy-text.ts";
import type { Language } from "#contract/vocabulary.ts";

/** In the order of the page. */
export const helpGroups = {
  searching: ["find-teacher", "without-account", "distance", "nobody-found"],
  asking: ["ask", "how-many", "no-answer", "teacher-asked", "end"],
  fees: ["cost", "lesson-fee", "guarantee", "claim"],
  safety: ["verified", "child-account", "who-sees-child", "first-lesson", "block", "report"],
  accounts: ["code", "code-wrong", "password", "google", "two-accounts", "leave", "return"],
  teachers: ["be-listed", "find-students", "slow", "pause", "reviews"],
  documents: ["documents", "name-change"],
  privacy: ["your-data", "address", "phone", "cookies"],
  technical: ["language", "location", "slow-line", "support"],
} as const;

export type HelpGroupId = keyof typeof helpGroups;
export type QuestionId = (typeof helpGroups)[HelpGroupId][number];

/** A paragraph each after the question. */
export type QuestionWords = readonly [question: string, ...answer: string[]];

export type HelpFacts = PolicyFacts & ReturnType<typeof ownFacts>;
export type WriteHelp = (facts: HelpFacts) => {
  groups: Record<HelpGroupId, string>;
  questions: Record<QuestionId, QuestionWords>;
};

/** Values for answers beside those of the policies. */
function ownFacts(language: Language) {
  const { phone, messaging, supportEmail, phoneFrom, phoneTo, chatFrom, chatTo, emailWithin } = brandValues(language);
  return { phone, messaging, supportEmail, phoneFrom, phoneTo, chatFrom, chatTo, emailWithin };
}

/** `fee` is the operator's, worded for inside a sentence. */
export function helpFacts(language: Language, fee: string): HelpFacts {
  return { ...policyFacts(language, fee), ...ownFacts(language) };
}
