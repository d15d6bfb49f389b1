/** Adds some demo teachers' answers to reviews, a day or two later (R10.1). */
import { day as dayLength } from "#contract/durations.ts";
import type { reviews } from "#server/db/schema/relations.ts";
import { answerPieces } from "./answer-pieces.ts";
import type { DemoTeacher } from "./make-teacher.ts";
import { createRandom } from "./random.ts";

type ReviewRow = typeof reviews.$inferInsert;

/** The review with its answer, or unchanged. */
export function writeReviewAnswer(review: ReviewRow, teacher: DemoTeacher, now: Date): ReviewRow {
  const random = createRandom(`answer ${review.id}`);
  const written = review.createdAt?.getTime() ?? 0;
  const answeredAt = new Date(written + (0.2 + random.next() * 2) * dayLength);
  if (review.text == null || !random.chance(0.35) || answeredAt > now) return review;
  const { happy, unhappy } = answerPieces[teacher.account.language ?? "en"];
  return { ...review, answer: random.pick(review.stars >= 4 ? happy : unhappy), answeredAt };
}
