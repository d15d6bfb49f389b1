/** Makes a user's name safe for mails: no header injection, no reordered text, no lure. */
import { isPretending } from "#contract/pretending-name.ts";

/** Control characters (CR, LF among them), line separators, and invisible bidi marks. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Characters of web and mail addresses: a name that contains one is left out of the greeting, so that our mails do not carry phishing links. */
const addressLike = /[:/\\@<>]|www|\p{L}\.\p{L}{2,}/iu;

const longest = 60;

export function safeName(name: string): string {
  return name.toWellFormed().replace(unsafe, " ").replace(/\s+/g, " ").trim();
}

/** The name for the greeting, or null when a plain greeting is safer. */
export function greetingName(name: string): string | null {
  const safe = safeName(name);
  return safe === "" || safe.length > longest || addressLike.test(safe) || isPretending(safe) ? null : safe;
}
