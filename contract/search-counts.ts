/** How many teachers there are for each value of a filter, with the other filters kept (R7.11). */
import * as z from "zod/mini";
import {
  type CodeFilter,
  codeFilters,
  type FeeUnit,
  type SwitchFilter,
  searchFilters,
  switchFilters,
} from "./search-filters.ts";

type Band = { from: number; to: number | null };

/** Whole rupees, both ends included. */
const bands: Record<FeeUnit, Band[]> = {
  monthly: [
    { from: 0, to: 1999 },
    { from: 2000, to: 3999 },
    { from: 4000, to: 5999 },
    { from: 6000, to: null },
  ],
  hourly: [
    { from: 0, to: 199 },
    { from: 200, to: 399 },
    { from: 400, to: 599 },
    { from: 600, to: null },
  ],
};

export const bandsOf = (unit: FeeUnit): readonly Band[] => bands[unit];

/** By code; a code that nobody has is left out. */
const byCode = z.record(z.string(), z.number());

export type SwitchCount = (typeof searchFilters)[SwitchFilter]["counts"];

const ofCodes = Object.fromEntries(codeFilters.map((name) => [name, byCode])) as Record<CodeFilter, typeof byCode>;
const ofSwitches = Object.fromEntries(switchFilters.map((name) => [searchFilters[name].counts, z.number()])) as Record<
  SwitchCount,
  z.ZodMiniNumber
>;

/** Of the circle that is asked for: online lessons alone have none, so theirs are counted everywhere. */
export const searchCounts = z.object({
  ...ofCodes,
  ...ofSwitches,
  /** In the unit that is asked for. */
  fees: z.array(z.object({ from: z.number(), to: z.nullable(z.number()), count: z.number() })),
});
export type SearchCounts = z.output<typeof searchCounts>;
