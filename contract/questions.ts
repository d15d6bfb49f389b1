/** After a yes (R10.4): on day 3 and day 14 both are asked how it goes, and answer by one tap, in the app or from the mail. */
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { questions as limits } from "./limits.ts";

/** Days after the yes: whether the two met, and whether it goes on. */
export const questionDays = [3, 14] as const;
export type QuestionDay = (typeof questionDays)[number];

const day = z.literal(questionDays);

export const question = z.object({
  id: z.uuid(),
  relationId: z.uuid(),
  day,
  askedAt: z.iso.datetime(),
  /** The other side, in the language of the caller. */
  who: z.string(),
});
export type Question = z.output<typeof question>;

const answered = z.object({ day, answer: z.boolean() });

export const openQuestions = defineEndpoint({
  method: "GET",
  path: "/api/questions",
  access: "member.account",
  summary: "What the caller was asked about active relations and has not answered",
  answer: z.array(question),
});

export const answerQuestion = defineEndpoint({
  method: "POST",
  path: "/api/questions/{id}/answer",
  access: "member.account",
  summary: "Answer, or change one's mind",
  params: z.object({ id: z.uuid() }),
  body: z.object({ answer: z.boolean("required") }),
  answer: answered,
});

/** Of the page that the mail leads to; it takes the form by POST where there is no script. */
export const answerPath = "/answer";

export const answerByLink = defineEndpoint({
  method: "POST",
  path: "/api/public/answer",
  access: "anyone",
  summary: "Answer by the signed link in a mail; 404 when the link is not ours or too old",
  body: z.object({ token: z.string().check(z.maxLength(limits.token)), answer: z.boolean("required") }),
  answer: answered,
});

/** The day a link asks about, read without knowing whether it is ours; null when it does not look like a link of ours. */
export function dayOfToken(token: string): QuestionDay | null {
  const [, asked] = /^[0-9a-f-]{36}\.(\d{1,2})\.[\w-]{43}$/.exec(token) ?? [];
  return questionDays.find((known) => String(known) === asked) ?? null;
}
