/** Results as Markdown: a row for each query, a column for each number of teachers. */
import type { Latency } from "./measure.ts";
import type { Result } from "./measure-case.ts";
import type { Costs, MemoryResult } from "./measure-memory.ts";

const row = (cells: (string | number)[]) => `| ${cells.join(" | ")} |\n`;
const head = (cells: string[]) => row(cells) + row(cells.map(() => "---"));
const show = ({ p50, p99 }: Latency) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`;

/** Milliseconds, p50 / p99. */
export const resultHead = head([
  "ask",
  "found",
  "page",
  "total",
  "both",
  "call",
  "total : both",
  "call : both",
  "both a second",
  "call a second",
]);

export function resultRow({ name, found, page, total, both, call, bothRate, callRate }: Result): string {
  const ratio = (one: Latency) => (one.p50 / both.p50).toFixed(2);
  const rates = [bothRate, callRate].map((rate) => rate.toFixed(0));
  return row([name, found, show(page), show(total), show(both), show(call), ratio(total), ratio(call), ...rates]);
}

/** Milliseconds p50, by the number of teachers. */
export function growthTable<R extends { name: string; size: number }>(
  what: string,
  results: readonly R[],
  timesOf: (result: R) => Latency[],
): string {
  const sizes = [...new Set(results.map(({ size }) => size))];
  const names = [...new Set(results.map(({ name }) => name))];
  const cell = (name: string, size: number) => {
    const found = results.find((result) => result.name === name && result.size === size);
    return found === undefined
      ? ""
      : timesOf(found)
          .map(({ p50 }) => p50.toFixed(2))
          .join(" / ");
  };
  const rows = names.map((name) => row([name, ...sizes.map((size) => cell(name, size))]));
  return `\n${what}, ms p50\n${head(["ask", ...sizes.map((size) => size.toLocaleString("en"))])}${rows.join("")}`;
}

/** Milliseconds p50 / p99; with all counts, which the database's call omits. */
export const memoryHead = head([
  "ask",
  "found",
  "inside",
  "call",
  "call of the database",
  "bare Fastify",
  "database : memory",
  "memory : bare",
  "a second",
  "of the database",
  "times",
]);

export function memoryRow({ name, found, inside, call, databaseCall, bare, rate, databaseRate }: MemoryResult): string {
  const ratio = (one: number, other: number) => (one / other).toFixed(1);
  const latencies = [inside, call, databaseCall, bare].map(({ p50, p99 }) => `${p50.toFixed(2)} / ${p99.toFixed(2)}`);
  const ratios = [ratio(databaseCall.p50, call.p50), ratio(call.p50, bare.p50)];
  return row([
    name,
    found,
    ...latencies,
    ...ratios,
    rate.toFixed(0),
    databaseRate.toFixed(0),
    ratio(rate, databaseRate),
  ]);
}

export function costsTable(costs: Costs[]): string {
  const rows = costs.map(({ size, bytesEach, residentEach, fillSeconds, freshness }) =>
    row([
      size.toLocaleString("en"),
      bytesEach.toFixed(0),
      residentEach.toFixed(0),
      fillSeconds.toFixed(1),
      `${freshness.p50.toFixed(0)} / ${freshness.p99.toFixed(0)}`,
    ]),
  );
  const names = [
    "teachers",
    "bytes each, columns",
    "bytes each, process",
    "filled in s",
    "found after ms at 200 changes a second",
  ];
  return `\n${head(names)}${rows.join("")}`;
}
