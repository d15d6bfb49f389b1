/** What the two documents are made of: sections of paragraphs and lists, with the operator's facts and the product's own limits filled in. */
import { brand } from "#content/brand.ts";
import {
  account,
  adultFrom,
  guarantee,
  notification,
  otp,
  relation,
  review,
  securityHistory,
  session,
} from "#contract/limits.ts";
import type { Language } from "#contract/vocabulary.ts";

/** A text is a paragraph, several together are a list. */
export type PolicySection = { title: string; body: readonly (string | readonly string[])[] };

export type PolicyText = { title: string; description: string; sections: readonly PolicySection[] };

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** `fee` is the operator's, as it stands inside a sentence. */
export function policyFacts(language: Language, fee: string) {
  return {
    brand: brand.name[language],
    city: brand.defaultCity.name[language],
    fee,
    charged: brand.serviceFee !== null,
    adultFrom,
    returnDays: account.reactivateWithin / day,
    unverifiedDays: account.unverifiedKept / day,
    idleDays: session.idle / day,
    sessionDays: session.life / day,
    historyDays: securityHistory.keptFor / day,
    codeMinutes: otp.life / minute,
    notificationDays: notification.keptFor / day,
    requestDays: relation.expiresAfter / day,
    askAgainDays: relation.askAgainAfter / day,
    reviewDays: review.relationAtLeast / day,
    claimDays: guarantee.claimWithin / day,
    waivedDays: guarantee.waivedWithin / day,
    claimAnswerDays: guarantee.answeredWithinWorkingDays,
  };
}

export type PolicyFacts = ReturnType<typeof policyFacts>;

export type WritePolicy = (facts: PolicyFacts) => PolicyText;
