/**
 * A family's review of a teacher (R3.8, R10.1): from a week on, one a pair, changeable and deletable; the rating follows in
 * the transaction (server/db/rules).
 */
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { second } from "#contract/durations.ts";
import type { Answer } from "#contract/endpoint.ts";
import { whyNoReview } from "#contract/review-window.ts";
import type { OwnReview, readReviewEndpoint } from "#contract/reviews.ts";
import type { Limits } from "#server/accounts/limits.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/client.ts";
import { reviews } from "#server/db/schema/relations.ts";
import { notify } from "#server/notifications/notify.ts";
import { findScript } from "#server/people/find-script.ts";
import { Refusal } from "#server/refusal.ts";
import { findLessons, type Lessons, type ReviewPair } from "./find-lessons.ts";
import { showOwn } from "./show-review.ts";

export type ReviewParts = Pick<Context, "db" | "jobs"> & { limits: Limits };
type Written = { stars: number; text?: string | null | undefined };

const ofPair = ({ studentId, teacherId }: ReviewPair) =>
  and(eq(reviews.studentId, studentId), eq(reviews.teacherId, teacherId));

export async function readOwnReview(tx: Tx, pair: ReviewPair): Promise<Answer<typeof readReviewEndpoint>> {
  const lessons = await findLessons(tx, pair);
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(ofPair(pair), isNull(reviews.takenBackAt)));
  return {
    review: row === undefined ? null : showOwn(row),
    learned: lessons !== undefined,
    from: lessons?.from?.toISOString() ?? null,
  };
}

export async function writeReview(
  { db, jobs, limits }: ReviewParts,
  pair: ReviewPair,
  { stars, text = null }: Written,
): Promise<OwnReview> {
  await limits.take("reviewDay", [pair.studentId]);
  return db.transaction(async (tx) => {
    const lessons = await findLessons(tx, pair);
    if (lessons === undefined) throw new Refusal("not_found");
    const { relationId } = lessons;
    refuseUntimely(lessons);
    const [row] = await tx
      .insert(reviews)
      .values({ ...pair, relationId, stars, text, language: findScript(text) })
      .onConflictDoUpdate({
        target: [reviews.studentId, reviews.teacherId],
        // A review hidden by an admin stays hidden.
        set: {
          stars: sql`excluded.stars`,
          text: sql`excluded.text`,
          language: sql`excluded.language`,
          takenBackAt: null,
          updatedAt: sql`now()`,
          answeredAt: sql`case when (reviews.stars, reviews.text) is not distinct from (excluded.stars, excluded.text)
            then reviews.answered_at end`,
        },
      })
      .returning();
    if (row === undefined) throw new Error("the review was not written");
    const isNew = row.createdAt.getTime() === row.updatedAt.getTime();
    // The author is not revealed: neither name nor relation.
    if (isNew && (await limits.tryTake("reviewTold", [pair.studentId, pair.teacherId])))
      await notify(tx, jobs, { to: pair.teacherId, kind: "review_received", params: {} });
    return showOwn(row);
  });
}

function refuseUntimely({ review, from }: Lessons): void {
  const now = new Date();
  const refused = whyNoReview({ review, from: from?.toISOString() ?? null }, now);
  if (refused === null) return;
  const wait = from === null ? 0 : Math.ceil((from.getTime() - now.getTime()) / second);
  throw new Refusal(refused, wait > 0 ? { retryAfter: wait } : {});
}

/** A hidden one stays as an empty row: otherwise rewriting would show it again. */
export async function takeBackReview(tx: Tx, pair: ReviewPair): Promise<void> {
  const removed = await tx
    .delete(reviews)
    .where(and(ofPair(pair), isNull(reviews.hiddenAt)))
    .returning({ id: reviews.id });
  const emptied = await tx
    .update(reviews)
    .set({ takenBackAt: sql`now()`, text: null, language: null, answer: null, answeredAt: null })
    .where(and(ofPair(pair), isNotNull(reviews.hiddenAt), isNull(reviews.takenBackAt)))
    .returning({ id: reviews.id });
  if (removed.length + emptied.length === 0) throw new Refusal("not_found");
}
