/** One of the two documents, in a language. */
import type { PolicyName } from "#content/policies.ts";
import type { Language } from "#contract/vocabulary.ts";
import { type PolicyText, policyFacts, type WritePolicy } from "./policy-text.ts";
import { writePrivacyEn } from "./privacy-en.ts";
import { writePrivacyHi } from "./privacy-hi.ts";
import { writePrivacyUr } from "./privacy-ur.ts";
import { writeTermsEn } from "./terms-en.ts";
import { writeTermsHi } from "./terms-hi.ts";
import { writeTermsUr } from "./terms-ur.ts";

const writers: Record<PolicyName, Record<Language, WritePolicy>> = {
  terms: { en: writeTermsEn, hi: writeTermsHi, ur: writeTermsUr },
  privacy: { en: writePrivacyEn, hi: writePrivacyHi, ur: writePrivacyUr },
};

/** `fee` is the operator's, worded for inside a sentence. */
export function readPolicy(name: PolicyName, language: Language, fee: string): PolicyText {
  return writers[name][language](policyFacts(language, fee));
}
