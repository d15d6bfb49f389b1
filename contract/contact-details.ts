/**
 * Phones, e-mails and links in free text (R2.7, R5.6): found in any script, and blanked for whoever does not learn with
 * its writer yet. Fees, years, dates and lists of classes are no phones, however many digits they have together.
 */

import { toAsciiDigits } from "./ascii-digits.ts";
import { freeText } from "./limits.ts";

/** What stands in their place: a sign, as the text may be in any language. */
const blank = "•••";

/** Digits of any script with what people put between them. */
const run = /\p{Nd}(?:[\s\u200b-\u200f\u2060\ufeff().,/_*·•\u2010-\u2015+-]{0,3}\p{Nd})+/gu;
/** One number of a run: with the commas of thousands and lakhs, or plain. */
const numbers = /\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\p{Nd}+/gu;
const date = /^\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d$/;

const domains =
  "com|in|net|org|info|biz|co|io|me|app|dev|xyz|site|online|website|shop|store|link|click|live|club|page|ly|gg|tv|to|cc|pk|uk|us|ru|top|pro|edu|gov|tech|academy";

/** A domain's end is written in one case; "maths.In Delhi" is a new sentence, and B.Com a degree. */
const links = new RegExp(
  [
    String.raw`[a-zA-Z][a-zA-Z+.-]{1,15}:\/\/\S+`,
    String.raw`(?<![\p{L}\p{N}])[wW]{3}\.\S+`,
    String.raw`(?<![\p{L}\p{N}.-])(?![bBmM]\.(?:com|COM)(?![\p{L}\p{N}-]))(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:${domains}|${domains.toUpperCase()})(?![\p{L}\p{M}\p{N}-])(?:\/\S*)?`,
    String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}-]{1,63}[\s(\[]{1,2}(?:[dD][oO][tT]|डॉट|ڈاٹ)[\s)\]]{1,2}(?:${domains})(?![\p{L}\p{M}\p{N}-])`,
  ].join("|"),
  "gu",
);
/** Addresses of payments too (name@bank). */
const emails =
  /[\p{L}\p{N}._%+-]{1,64}\s?[@＠]\s?[\p{L}\p{N}-]{2,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}|[\p{L}\p{N}._-]{1,64}[\s([]{1,2}at[\s)\]]{1,2}(?:gmail|yahoo|hotmail|outlook|rediffmail|icloud)(?:[\s.([]{1,2}(?:dot[\s)\]]{1,2})?com)?/giu;

function isPhone(written: string): boolean {
  const text = toAsciiDigits(written);
  if ((text.match(/\p{Nd}/gu)?.length ?? 0) < freeText.phoneDigits || date.test(text)) return false;
  const groups = (text.match(numbers) ?? []).map((group) => group.replaceAll(",", ""));
  return !groups.every((group, at) => isPlainNumber(group, groups[at - 1]));
}

/** A year, a round sum, or the next class of a list. */
function isPlainNumber(group: string, before: string | undefined): boolean {
  const value = Number(group);
  if (/^(?:19|20)\d\d$/.test(group)) return true;
  if (/^[1-9]\d{1,5}$/.test(group) && value % freeText.feeStep === 0) return true;
  return group.length <= 2 && value >= 1 && value <= 12 && value > Number(before ?? 0);
}

export function holdsLinkOrEmail(text: string): boolean {
  return text.search(links) >= 0 || text.search(emails) >= 0;
}

/** The text without them; for everyone but its writer and those who learn together with them. */
export function blankContacts<Text extends string | null>(text: Text): Text | string {
  if (text === null) return text;
  return text
    .replace(emails, blank)
    .replace(links, blank)
    .replace(run, (written) => (isPhone(written) ? blank : written));
}

/** Whether others would not see all of it. */
export function holdsContacts(text: string): boolean {
  return blankContacts(text) !== text;
}
