/** Schemas of contract/questions.ts. */
import * as z from "zod/mini";
import { questions as limits } from "#contract/limits.ts";
import { questionDays } from "#contract/question-days.ts";

const day = z.literal(questionDays);

export const question = z.object({
  id: z.uuid(),
  relationId: z.uuid(),
  day,
  askedAt: z.iso.datetime(),
  /** The other side, in the language of the caller. */
  who: z.string(),
});

const answered = z.object({ day, answer: z.boolean() });

export const schemas = {
  openQuestions: {
    summary: "What the caller was asked about active relations and has not answered",
    answer: z.array(question),
  },
  answerQuestion: {
    summary: "Answer, or change one's mind",
    params: z.object({ id: z.uuid() }),
    body: z.object({ answer: z.boolean("required") }),
    answer: answered,
  },
  answerByLink: {
    summary: "Answer by the signed link in a mail; 404 when the link is not ours or too old",
    body: z.object({ token: z.string().check(z.maxLength(limits.token)), answer: z.boolean("required") }),
    answer: answered,
  },
};
