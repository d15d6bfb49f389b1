/** Follow-up jobs: hourly the questions to both sides, every ten minutes similar teachers for unanswered requests. */
import type { Context } from "#server/context.ts";
import { askQuestions } from "./ask-questions.ts";
import { offerSimilarTeachers } from "./offer-similar.ts";

export async function workQuestions(context: Pick<Context, "db" | "jobs" | "secret">): Promise<void> {
  const { jobs } = context;
  await jobs.work("ask_questions", async () => {
    await askQuestions(context);
  });
  await jobs.work("offer_similar_teachers", async () => {
    await offerSimilarTeachers(context);
  });
  await jobs.schedule("ask_questions", "17 * * * *", {});
  await jobs.schedule("offer_similar_teachers", "*/10 * * * *", {});
}
