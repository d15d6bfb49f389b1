/** Numbers as India writes them, in western digits in all three languages: 1,00,000. */

/** Made when the first number is written: a browser takes long over its first, and most documents write none. */
let indian: Intl.NumberFormat | undefined;

export function formatNumber(value: number): string {
  // Most numbers of a page, at a tenth of the cost.
  if (value >= 0 && value < 1000 && Number.isInteger(value)) return String(value);
  indian ??= new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });
  return indian.format(value);
}
