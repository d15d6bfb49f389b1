/** Which answers fit the words that somebody typed; the same on the server and, as one types, in the browser. */

/** One spelling for what is written alike: case, accents, nukta, vowel signs and the two shapes of some letters of Arabic script. */
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
 * The places, in `texts`, of those that hold the beginnings of most of the words, if that is at least half of them: so a
 * whole sentence finds what its few telling words mean. Null when nothing was asked.
 */
export function chooseAnswers(texts: readonly string[], asked: string): Set<number> | null {
  // A single letter begins something everywhere.
  const words = [...new Set(wordsOf(asked))].filter((word) => word.length > 1);
  if (words.length === 0) return null;
  const held = texts.map((text) => {
    const there = wordsOf(text);
    return words.filter((word) => there.some((other) => other.startsWith(word))).length;
  });
  const most = Math.max(...held);
  return new Set(most * 2 < words.length ? [] : held.flatMap((count, at) => (count === most && most > 0 ? [at] : [])));
}
