/** The number of teachers for each value of a filter, with the other filters applied (R7.11). */
import type { FeeUnit, SwitchFilter, searchFilters } from "./search-filters.ts";

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

export type SwitchCount = (typeof searchFilters)[SwitchFilter]["counts"];
