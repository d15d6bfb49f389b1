/** How many random cases a long property tries: a tenth, unless RANDOM_CASES=all; RANDOM_SEED repeats a run by the seed that was printed. */
export function randomCases(all: number): { numRuns: number; seed: number } {
  const seed = Number(process.env.RANDOM_SEED ?? Math.trunc(Math.random() * 2 ** 31));
  const numRuns = process.env.RANDOM_CASES === "all" ? all : Math.ceil(all / 10);
  process.stdout.write(`${numRuns} of ${all} random cases, RANDOM_SEED=${seed}\n`);
  return { numRuns, seed };
}
