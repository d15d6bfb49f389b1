/** Follow-up questions (R10.4): on day 3 and day 14 after an acceptance both are asked how it goes, and answer by one tap, in the app or from the mail. */
import type * as z from "zod/mini";
import type { question } from "#contract/schemas/questions.ts";
import { defineEndpoint } from "./endpoint.ts";
import { type QuestionDay, questionDays } from "./question-days.ts";

const load = async () => (await import("#contract/schemas/questions.ts")).schemas;

export type Question = z.output<typeof question>;

export const openQuestionsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/questions",
  access: "member.account",
  schemas: async () => (await load()).openQuestions,
});

export const answerQuestionEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/questions/{id}/answer",
  access: "member.account",
  schemas: async () => (await load()).answerQuestion,
});

/** The page that the mail leads to; it takes the form by POST when there is no script. */
export const answerPath = "/answer";

export const answerByLinkEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/public/answer",
  access: "anyone",
  schemas: async () => (await load()).answerByLink,
});

/** The day of a link's question, parsed without checking the signature; null when it is not such a link. */
export function dayOfToken(token: string): QuestionDay | null {
  const [, asked] = /^[0-9a-f-]{36}\.(\d{1,2})\.[\w-]{43}$/.exec(token) ?? [];
  return questionDays.find((known) => String(known) === asked) ?? null;
}
