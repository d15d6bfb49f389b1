/** Which question belongs to which day after acceptance (R10.4). */
import type { QuestionDay } from "#contract/question-days.ts";

export const questionWords = { 3: "met", 14: "goesOn" } as const satisfies Record<QuestionDay, string>;
