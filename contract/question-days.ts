/** Days after the yes on which both are asked: whether the two met, and whether it goes on. */

/** Days after the yes: whether the two met, and whether it goes on. */
export const questionDays = [3, 14] as const;
export type QuestionDay = (typeof questionDays)[number];
