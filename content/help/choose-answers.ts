/** Chooses the answers for typed words; the same on the server and, while typing, in the browser. */

/** One spelling for case, accents, nukta, vowel signs and letter variants of Arabic script. */
function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u064b-\u065f\u0670]/g, "")
    .replace(/[يى]/g, "ی")
    .replace(/ك/g, "ک")
    .replace(/[هة]/g, "ہ")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");
}

/**
 * The indexes, in `texts`, of those that match the beginnings of the most words, if at least half: so a whole sentence finds
 * what its few significant words mean. Null for an empty query.
 */
export function chooseAnswers(texts: readonly string[], asked: string): Set<number> | null {
  // A single letter matches too much.
  const words = [...new Set(wordsOf(asked))].filter((word) => word.length > 1);
  if (words.length === 0) return null;
  const held = texts.map((text) => {
    const there = wordsOf(text);
    return words.filter((word) => there.some((other) => other.startsWith(word))).length;
  });
  const most = Math.max(...held);
  return new Set(most * 2 < words.length ? [] : held.flatMap((count, at) => (count === most && most > 0 ? [at] : [])));
}
