/** The people a person has blocked and reported, as exported (R10.3). */
import { eq, or, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { blocks, reports, reviews } from "#server/db/schema/relations.ts";

export async function collect(tx: Tx, id: string) {
  return {
    blocks: await tx.query.blocks.findMany({
      columns: { blockedId: true, createdAt: true },
      where: eq(blocks.blockerId, id),
    }),
    reports: await tx
      .select({
        id: reports.id,
        // A student is not named: the reporter of a review does not know its author (R10.1).
        reportedId: sql<string | null>`case when ${accounts.role} = 'teacher' then ${reports.reportedId} end`,
        reviewId: reviews.publicId,
        reason: reports.reason,
        details: reports.details,
        status: reports.status,
        outcome: reports.outcome,
        handledAt: reports.handledAt,
        createdAt: reports.createdAt,
      })
      .from(reports)
      .innerJoin(accounts, eq(accounts.id, reports.reportedId))
      .leftJoin(reviews, eq(reviews.id, reports.reviewId))
      .where(eq(reports.reporterId, id)),
  };
}

export async function erase(tx: Tx, id: string): Promise<void> {
  // The office's text may name either side.
  const outcome = sql`case when ${reports.outcome} is not null then '' end`;
  await tx
    .update(reports)
    .set({ outcome })
    .where(or(eq(reports.reporterId, id), eq(reports.reportedId, id)));
  await tx.update(reports).set({ details: null, reporterId: null }).where(eq(reports.reporterId, id));
  await tx.delete(blocks).where(or(eq(blocks.blockerId, id), eq(blocks.blockedId, id)));
}
