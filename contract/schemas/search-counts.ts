/** The counts beside a search (R7.11). */
import * as z from "zod/mini";
import type { SwitchCount } from "#contract/search-counts.ts";
import { type CodeFilter, codeFilters, searchFilters, switchFilters } from "#contract/search-filters.ts";

/** By code; codes without a teacher are omitted. */
const byCode = z.record(z.string(), z.number());

const ofCodes = Object.fromEntries(codeFilters.map((name) => [name, byCode])) as Record<CodeFilter, typeof byCode>;
const ofSwitches = Object.fromEntries(switchFilters.map((name) => [searchFilters[name].counts, z.number()])) as Record<
  SwitchCount,
  z.ZodMiniNumber
>;

/** Of the search circle: online lessons have none, so theirs are counted everywhere. */
export const searchCounts = z.object({
  ...ofCodes,
  ...ofSwitches,
  /** In the requested unit. */
  fees: z.array(z.object({ from: z.number(), to: z.nullable(z.number()), count: z.number() })),
});
export type SearchCounts = z.output<typeof searchCounts>;
