/** Stores an answer to a follow-up question (R10.4); another tap changes it. */
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { questions as limits } from "#contract/limits.ts";
import { type QuestionDay, questionDays } from "#contract/question-days.ts";
import type { Tx } from "#server/db/client.ts";
import { relationQuestions as questions } from "#server/db/schema/relations.ts";
import { Refusal } from "#server/refusal.ts";
import { readAnswerToken } from "./answer-link.ts";

type Answered = { day: QuestionDay; answer: boolean };

async function saveAnswer(tx: Tx, which: SQL | undefined, answer: boolean): Promise<Answered> {
  const [found] = await tx
    .update(questions)
    .set({ answer, answeredAt: sql`now()` })
    .where(and(which, gt(questions.askedAt, sql`now() - make_interval(secs => ${limits.answerableFor / 1000})`)))
    .returning({ day: questions.day });
  const day = questionDays.find((known) => known === found?.day);
  if (day === undefined) throw new Refusal("not_found");
  return { day, answer };
}

export function answerOwnQuestion(tx: Tx, accountId: string, id: string, answer: boolean): Promise<Answered> {
  return saveAnswer(tx, and(eq(questions.id, id), eq(questions.accountId, accountId)), answer);
}

/** Whoever has the mail may answer this one question, and nothing else. */
export async function answerQuestionByToken(
  tx: Tx,
  accepted: readonly Buffer[],
  token: string,
  answer: boolean,
): Promise<Answered> {
  const id = readAnswerToken(accepted, token);
  if (id === null) throw new Refusal("not_found");
  return saveAnswer(tx, eq(questions.id, id), answer);
}
