/** Whether this run tries what takes long in full, as before a release. */
const triesAll = process.env.RANDOM_CASES === "all";

/** Of what is tried many times by one rule, the size of a full run and of every other one. */
export const someOrAll = <Tried>(some: Tried, all: Tried): Tried => (triesAll ? all : some);

/** The languages of a journey that is the same in two: one, and both in a full run. */
export const oneOrBoth = (own: "en" | "ur") => someOrAll<readonly ("en" | "ur")[]>([own], ["en", "ur"]);

/** How many random cases a long property tries: a tenth or `some`, unless RANDOM_CASES=all; RANDOM_SEED repeats a run by the seed that was printed. */
export function randomCases(all: number, some = Math.ceil(all / 10)): { numRuns: number; seed: number } {
  const seed = Number(process.env.RANDOM_SEED ?? Math.trunc(Math.random() * 2 ** 31));
  const numRuns = someOrAll(some, all);
  process.stdout.write(`${numRuns} of ${all} random cases, RANDOM_SEED=${seed}\n`);
  return { numRuns, seed };
}
