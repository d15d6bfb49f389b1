/** The initial of a name (R2.7): shown instead of a child's name until both have accepted, the same on every page. */

const plain = /^[a-z](?:[ -~]|$)/i;

/** Created on first use, as in `text/format-number.ts`. */
let letters: Intl.Segmenter | undefined;

/** The first grapheme: a Hindi letter with its vowel signs. Empty for an erased name. */
export function initialOf(name: string): string {
  // A fast path for most names: a Latin letter without combining marks.
  if (plain.test(name)) return name.slice(0, 1).toUpperCase();
  letters ??= new Intl.Segmenter("und", { granularity: "grapheme" });
  const [first] = letters.segment(name.trim());
  return first?.segment.toUpperCase() ?? "";
}
