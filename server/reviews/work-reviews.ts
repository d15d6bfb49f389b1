/** The job of reviews: updates every night which of them count. */
import type { Context } from "#server/context.ts";
import { countReviews } from "./count-reviews.ts";

export async function workReviews({ db, jobs }: Pick<Context, "db" | "jobs">): Promise<void> {
  await jobs.work("count_reviews", () => countReviews(db));
  await jobs.schedule("count_reviews", "23 21 * * *", {});
}
