/** Writes CSV (RFC 4180). User text stays text: a cell that a spreadsheet would run as a formula gets a quote before it. */

/** Spreadsheets begin a formula at these; some skip a tab or a line break before them. */
const formula = /^[\s\u00a0]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** With the byte order mark by which spreadsheets recognise UTF-8. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
