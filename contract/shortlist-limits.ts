/** Limits of the shortlist (R13.6): its size, and how many can be compared. Apart from other limits, as documents need them. */
export const shortlist = { most: 30, comparedFrom: 2, compared: 4 } as const;
