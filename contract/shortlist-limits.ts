/** The shortlist (R13.6): how many one keeps, and how few and many are compared. Apart from other limits, as documents read it. */
export const shortlist = { most: 30, comparedFrom: 2, compared: 4 } as const;
