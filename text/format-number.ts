/** Numbers as India writes them, in western digits in all three languages: 1,00,000. */

/** Made when the first number is written: a browser takes long over its first, and most documents write none. */
let indian: Intl.NumberFormat | undefined;

/** Fees, distances and counts come again and again, at a tenth of the cost: so many are remembered. */
const kept = 1000;
const written = new Map<number, string>();

export function formatNumber(value: number): string {
  const known = written.get(value);
  if (known !== undefined) return known;
  indian ??= new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });
  // Minus zero, the same to the memory, is written as zero.
  const text = indian.format(value + 0);
  if (written.size >= kept) written.clear();
  written.set(value, text);
  return text;
}
