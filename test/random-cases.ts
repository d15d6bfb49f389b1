/** Whether slow tests run in full, as before a release. */
const triesAll = process.env.RANDOM_CASES === "all";

/** The number of repetitions in a full run and in any other. */
export const someOrAll = <Tried>(some: Tried, all: Tried): Tried => (triesAll ? all : some);

/** The languages of a journey that is the same in two: one, and both in a full run. */
export const oneOrBoth = (own: "en" | "ur") => someOrAll<readonly ("en" | "ur")[]>([own], ["en", "ur"]);

/** The number of random cases of a slow property: a tenth or `some`, unless RANDOM_CASES=all; RANDOM_SEED repeats a run by its printed seed. */
export function randomCases(all: number, some = Math.ceil(all / 10)): { numRuns: number; seed: number } {
  const seed = Number(process.env.RANDOM_SEED ?? Math.trunc(Math.random() * 2 ** 31));
  const numRuns = someOrAll(some, all);
  process.stdout.write(`${numRuns} of ${all} random cases, RANDOM_SEED=${seed}\n`);
  return { numRuns, seed };
}
