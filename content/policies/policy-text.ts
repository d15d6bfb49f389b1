/** The structure of the two documents: sections of paragraphs and lists, with the operator's facts and the limits filled in. */

import { brand } from "#content/brand.ts";
import { limitValues } from "#contract/limit-values.ts";
import type { Language } from "#contract/vocabulary.ts";

/** A text is a paragraph, several together are a list. */
export type PolicySection = { title: string; body: readonly (string | readonly string[])[] };

export type PolicyText = { title: string; description: string; sections: readonly PolicySection[] };

/** `fee` is the operator's, worded for inside a sentence. */
export function policyFacts(language: Language, fee: string) {
  return {
    brand: brand.name[language],
    city: brand.defaultCity.name[language],
    fee,
    charged: brand.serviceFee !== null,
    ...limitValues,
  };
}

export type PolicyFacts = ReturnType<typeof policyFacts>;

export type WritePolicy = (facts: PolicyFacts) => PolicyText;
