/**
 * Phones, e-mails, links and names in other apps in free text (R2.7, R5.6): found in any script and spelling, and hidden from
 * readers without an active relation to the writer. Fees, dates, hours, classes and PIN codes are no phones.
 */
import type { TextSpan } from "./contact-details/everyday-numbers.ts";
import { findAddresses } from "./contact-details/find-addresses.ts";
import { findPhones } from "./contact-details/find-phones.ts";
import { type PlainText, toPlainText } from "./contact-details/plain-text.ts";

/** The replacement: a symbol, as the text may be in any language. */
const blank = "•••";

export function containsLinkOrEmail(text: string): boolean {
  return findAddresses(toPlainText(text)).length > 0;
}

/** The text without them; for everyone but its writer and people in an active relation with them. */
export function blankContacts<Text extends string | null>(text: Text): Text | string {
  if (text === null) return text;
  let shown = "";
  let at = 0;
  for (const { from, to } of findContacts(text)) {
    shown += text.slice(at, from) + blank;
    at = to;
  }
  return at === 0 ? text : shown + text.slice(at);
}

/** Whether others would not see all of it. */
export function containsContacts(text: string): boolean {
  return findContacts(text).length > 0;
}

/** Their positions in the original text, in order, none inside another. */
function findContacts(text: string): TextSpan[] {
  const read = toPlainText(text);
  const found = [...findAddresses(read), ...findPhones(read.small)].map((span) => toWritten(read, span));
  const spans: TextSpan[] = [];
  for (const { from, to } of found.sort((one, other) => one.from - other.from)) {
    const before = spans.at(-1);
    if (before !== undefined && from <= before.to) before.to = Math.max(before.to, to);
    else spans.push({ from, to });
  }
  return spans;
}

function toWritten({ starts, ends }: PlainText, { from, to }: TextSpan): TextSpan {
  return { from: starts[from] ?? 0, to: ends[to - 1] ?? 0 };
}
