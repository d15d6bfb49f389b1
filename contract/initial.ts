/** The initial of a name (R2.7): what stands for a child until both have said yes, the same on every page. */

const plain = /^[a-z](?:[ -~]|$)/i;

/** Made with the first name, as what writes numbers (`text/format-number.ts`). */
let letters: Intl.Segmenter | undefined;

/** The first letter as readers count letters: a Hindi one with its vowel signs. Empty for a name that was erased. */
export function initialOf(name: string): string {
  // Most names, at a fiftieth of the cost: a Latin letter that nothing is put on.
  if (plain.test(name)) return name.slice(0, 1).toUpperCase();
  letters ??= new Intl.Segmenter("und", { granularity: "grapheme" });
  const [first] = letters.segment(name.trim());
  return first?.segment.toUpperCase() ?? "";
}
