/** For a search with few or no results: which circle or filter to relax, and how many each step would find. */
import { search } from "#contract/limits.ts";
import { type FilterName, parametersOf, relaxedOrder } from "#contract/search-filters.ts";
import type { TeacherSearch } from "#contract/search-parameters.ts";
import { type Changes, type Search, searchParamsOf, searchQueryOf } from "#web/features/search/address/search.ts";

export type LoosenStep = { kind: "distance" | "online" | "without" | "bare"; name: string; changes: Changes };
export type CountedStep = LoosenStep & { total: number };

/** Fewer than this on the first page counts as few. */
export const fewTeachers = 3;

const mostSteps = 4;
const circles = [3, 5, search.distance, 25, 50, search.maxDistance];

const isOnline = ({ modes }: TeacherSearch) => modes.length === 1 && modes[0] === "online";

/** The unit of a fee alone filters nothing. */
const limitsOf = (name: FilterName) => parametersOf(name).filter((parameter) => parameter !== "feeUnit");

const without = (names: string[]): Changes => Object.fromEntries(names.map((name) => [name, null]));

/** The main filters in a wide circle: used when no single step helps. */
function bareStep(names: string[], distance: number): LoosenStep {
  const wide = circles.find((circle) => circle > Math.max(distance, search.distance)) ?? search.maxDistance;
  return { kind: "bare", name: "distance", changes: { ...without(names), distance: String(wide) } };
}

/** At most four: each costs a search. */
export function listSteps(searched: Search): LoosenStep[] {
  const { asked } = searched;
  const params = searchParamsOf(searched);
  const distance = asked.distance ?? search.distance;
  const wider = circles.find((circle) => circle > distance);
  const used = relaxedOrder.filter((name) => limitsOf(name).some((one) => params.has(one)));
  const givenUp = used.filter((name) => name !== "subjects" && name !== "searchQuery");
  const steps: LoosenStep[] = [];
  if (!isOnline(asked)) {
    if (wider !== undefined) steps.push({ kind: "distance", name: "distance", changes: { distance: String(wider) } });
    steps.push({ kind: "online", name: "modes", changes: { modes: "online", distance: null } });
  }
  const isCrowded = givenUp.length > 1 || (givenUp.length > 0 && distance < search.distance);
  const singles = used.slice(0, mostSteps - steps.length - (isCrowded ? 1 : 0));
  for (const name of singles)
    steps.push({ kind: "without", name: limitsOf(name)[0] ?? name, changes: without(parametersOf(name)) });
  if (isCrowded) steps.push(bareStep(givenUp.flatMap(parametersOf), distance));
  return steps;
}

type Ask = (query: Record<string, string>) => Promise<{ total: number }>;

/** The steps that find more, the most first; all at the same place. A step that cannot be counted is left out. */
export async function countSteps(searched: Search, now: number, ask: Ask): Promise<CountedStep[]> {
  const counted = await Promise.allSettled(
    listSteps(searched).map(async (step) => {
      const { total } = await ask({ ...searchQueryOf(searched, step.changes), limit: "1" });
      return { ...step, total };
    }),
  );
  return counted
    .flatMap((one) => (one.status === "fulfilled" && one.value.total > now ? [one.value] : []))
    .sort((a, b) => b.total - a.total);
}
