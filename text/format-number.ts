/** Numbers as India writes them, in western digits in all three languages: 1,00,000. */

const indian = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

export function formatNumber(value: number): string {
  return indian.format(value);
}
