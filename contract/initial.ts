/** The initial of a name (R2.7): what stands for a child until both have said yes, the same on every page. */

const letters = new Intl.Segmenter("und", { granularity: "grapheme" });

/** The first letter as readers count letters: a Hindi one with its vowel signs. Empty for a name that was erased. */
export function initialOf(name: string): string {
  const [first] = letters.segment(name.trim());
  return first?.segment.toUpperCase() ?? "";
}
