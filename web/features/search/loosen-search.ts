/** When a search finds nobody or nearly so: which circle or filter to widen, and how many each step would find. */
import { search } from "#contract/limits.ts";
import type { TeacherSearch } from "#contract/search.ts";
import { askedOf, type Changes, changeParams, readSearch } from "./read-search.ts";

export type Step = { kind: "distance" | "online" | "without"; name: string; changes: Changes };
export type CountedStep = Step & { total: number };

/** Fewer than this on the first page is nearly nobody. */
export const fewTeachers = 3;

const mostSteps = 4;
const circles = [3, 5, search.distance, 25, 50, search.maxDistance];

/** What a family gives up most easily comes first; the subject is what they came for. */
const yielding: readonly (readonly (keyof TeacherSearch)[])[] = [
  ["feeMin", "feeMax", "feeUnit"],
  ["days"],
  ["qualifications"],
  ["boards"],
  ["languages"],
  ["verifiedOnly"],
  ["searchQuery"],
  ["classes"],
  ["modes"],
  ["subjects"],
];

const isOnline = ({ modes }: TeacherSearch) => modes.length === 1 && modes[0] === "online";

/** At most four: each costs a search. */
export function listSteps(params: URLSearchParams): Step[] {
  const asked = askedOf(params);
  const steps: Step[] = [];
  const wider = circles.find((circle) => circle > (asked.distance ?? search.distance));
  if (!isOnline(asked)) {
    if (wider !== undefined) steps.push({ kind: "distance", name: "distance", changes: { distance: String(wider) } });
    steps.push({ kind: "online", name: "modes", changes: { modes: "online", distance: null } });
  }
  for (const names of yielding) {
    const used = names.find((name) => name !== "feeUnit" && params.has(name));
    if (used === undefined || steps.length === mostSteps) continue;
    steps.push({ kind: "without", name: used, changes: Object.fromEntries(names.map((name) => [name, null])) });
  }
  return steps;
}

type Ask = (query: Record<string, string>) => Promise<{ total: number }>;

/** The steps that find more than now, the most first. A step that cannot be counted is left out. */
export async function countSteps(params: URLSearchParams, now: number, ask: Ask): Promise<CountedStep[]> {
  const counted = await Promise.allSettled(
    listSteps(params).map(async (step) => {
      const { query } = readSearch(changeParams(params, step.changes));
      const { total } = await ask({ ...query, limit: "1" });
      return { ...step, total };
    }),
  );
  return counted
    .flatMap((one) => (one.status === "fulfilled" && one.value.total > now ? [one.value] : []))
    .sort((a, b) => b.total - a.total);
}
