/** The teacher's single answer to a review (R10.1); a changed review may be answered again. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { reviews } from "#server/db/schema/relations.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { notify } from "#server/notifications/notify.ts";
import { notBlocked } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import { refuseNames } from "./refuse-names.ts";

type Answering = { id: string; teacher: { id: string; name: string }; answer: string };

export async function answerReview(
  tx: Tx,
  jobs: Pick<Jobs, "send">,
  { id, teacher, answer }: Answering,
): Promise<void> {
  await refuseNames(tx, teacher.id, answer);
  const own = and(eq(reviews.publicId, id), eq(reviews.teacherId, teacher.id), isNull(reviews.hiddenAt));
  const [answered] = await tx
    .update(reviews)
    // Does not count as a change of the review.
    .set({ answer, answeredAt: sql`now()`, updatedAt: sql`${reviews.updatedAt}` })
    .where(and(own, isNull(reviews.answeredAt)))
    .returning({
      to: reviews.studentId,
      relationId: reviews.relationId,
      isNotified: notBlocked(sql`${reviews.studentId}`, sql`${reviews.teacherId}`),
    });
  if (answered === undefined) {
    const [found] = await tx.select({ answer: reviews.answer }).from(reviews).where(own);
    if (found === undefined) throw new Refusal("not_found");
    // Pressed twice.
    if (found.answer === answer) return;
    throw new Refusal("already_answered");
  }
  const { to, relationId, isNotified } = answered;
  if (!isNotified) return;
  const about = { name: teacher.name, active: false };
  await notify(tx, jobs, { to, kind: "review_answered", params: { relationId }, about });
}
