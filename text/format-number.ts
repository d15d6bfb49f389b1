/** Indian number grouping, with western digits in all three languages: 1,00,000. */

/** Created on first use: the first is slow in a browser, and most documents format none. */
let indian: Intl.NumberFormat | undefined;

/** Fees, distances and counts repeat: a cache of this size costs a tenth. */
const kept = 1000;
const written = new Map<number, string>();

export function formatNumber(value: number): string {
  const known = written.get(value);
  if (known !== undefined) return known;
  indian ??= new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });
  // Minus zero, equal to zero as a cache key, is formatted as zero.
  const text = indian.format(value + 0);
  if (written.size >= kept) written.clear();
  written.set(value, text);
  return text;
}
