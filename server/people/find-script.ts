/** Detects the language of a text by its script, for screen readers and fonts. */
import { type Language, languages } from "#contract/vocabulary.ts";

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Null without a letter of the three scripts. */
export function findScript(text: string | null): Language | null {
  if (text === null) return null;
  const letters: Record<Language, number> = {
    en: count(text, /\p{Script=Latin}/gu),
    hi: count(text, /\p{Script=Devanagari}/gu),
    ur: count(text, /\p{Script=Arabic}/gu),
  };
  const most = languages.toSorted((a, b) => letters[b] - letters[a])[0] ?? "en";
  return letters[most] === 0 ? null : most;
}
