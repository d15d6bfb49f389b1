/** What a benchmark found, for the summary of `npm run bench`: a line in a file, when somebody wants one. */
import { appendFileSync } from "node:fs";

export type BenchFigure = {
  what: string;
  /** Against what was measured in the same run, or counted: times of one machine mean little on another. */
  seen: string;
  /** Absent where nothing is promised. */
  held?: boolean;
};

export const figuresFile = "BENCH_FIGURES";

export function noteFigure(figure: BenchFigure): void {
  const file = process.env[figuresFile];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
