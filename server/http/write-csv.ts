/** A table for a spreadsheet (RFC 4180). What people wrote stays text there: a cell that would be run as a formula gets a quote before it. */

/** Spreadsheets begin to calculate at these; a tab or a line break before them is skipped by some. */
const formula = /^[\s\u00a0]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** With the mark by which spreadsheets know that it is UTF-8. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
