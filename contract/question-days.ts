/** Days after the acceptance on which both are asked: whether they met, and whether it goes on. */

/** Days after the acceptance: whether they met, and whether it goes on. */
export const questionDays = [3, 14] as const;
export type QuestionDay = (typeof questionDays)[number];
