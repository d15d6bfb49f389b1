/** Names are written by strangers: this takes out of them what could break a header, turn the writing round, or lure a reader. */
import { isPretending } from "#contract/pretending-name.ts";

/** Controls (CR, LF among them), line separators, and the invisible marks that reorder text. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Characters that stand for addresses: a name that carries one is not greeted by, lest our mail carry it for a swindler. */
const lure = /[:/\\@<>]|www|\p{L}\.\p{L}{2,}/iu;

const longest = 60;

export function safeName(name: string): string {
  return name.toWellFormed().replace(unsafe, " ").replace(/\s+/g, " ").trim();
}

/** The name to greet by, or null when a plain greeting is safer. */
export function greetingName(name: string): string | null {
  const safe = safeName(name);
  return safe === "" || safe.length > longest || lure.test(safe) || isPretending(safe) ? null : safe;
}
