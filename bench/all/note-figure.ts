/** Records a benchmark's result for the summary of `npm run bench`: a line in a file, when one is wanted. */
import { appendFileSync } from "node:fs";

export type BenchFigure = {
  what: string;
  /** Relative to a measurement of the same run, or counted: times of one machine mean little on another. */
  seen: string;
  /** Absent without a promise. */
  held?: boolean;
};

export const figuresFile = "BENCH_FIGURES";

export function noteFigure(figure: BenchFigure): void {
  const file = process.env[figuresFile];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
