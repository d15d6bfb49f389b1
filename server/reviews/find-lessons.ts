/** The lessons behind a review (R3.8): a pair's longest relation decides from when the family may write. */
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { reviewableFrom } from "#contract/review-window.ts";
import type { Tx } from "#server/db/client.ts";
import { relations, reviews } from "#server/db/schema/relations.ts";
import { teachers } from "#server/db/schema/teachers.ts";

/** `review`: the family's current review. */
export type Lessons = { relationId: string; from: Date | null; review: { createdAt: string } | null };
export type ReviewPair = { studentId: string; teacherId: string };

/**
 * Undefined: there were none. `from` is null: all of them ended too soon. Blocks do not matter: a teacher could otherwise
 * prevent a family's review.
 */
export async function findLessons(tx: Tx, { studentId, teacherId }: ReviewPair): Promise<Lessons | undefined> {
  const rows = await tx
    .select({
      id: relations.id,
      since: relations.activatedAt,
      endedAt: relations.endedAt,
      writtenAt: reviews.createdAt,
    })
    .from(relations)
    .innerJoin(teachers, eq(teachers.accountId, relations.teacherId))
    .leftJoin(
      reviews,
      and(
        eq(reviews.studentId, relations.studentId),
        eq(reviews.teacherId, relations.teacherId),
        isNull(reviews.takenBackAt),
      ),
    )
    .where(
      and(eq(relations.studentId, studentId), eq(relations.teacherId, teacherId), isNotNull(relations.activatedAt)),
    );
  const lessons = rows.map(({ id, since, endedAt, writtenAt }) => ({
    relationId: id,
    review: writtenAt && { createdAt: writtenAt.toISOString() },
    from: reviewableFrom({
      activeSince: since?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    }),
  }));
  const [earliest] = lessons.toSorted((one, other) => timeOf(one.from) - timeOf(other.from));
  return earliest;
}

const timeOf = (from: Date | null) => from?.getTime() ?? Number.POSITIVE_INFINITY;
