/** Takes a report of a person or a review (R10.3): stored for the operator's queue, one open per reporter and subject, few a day. */
import { and, eq, gte, isNull, sql } from "drizzle-orm";
import { safety as limits } from "#contract/limits.ts";
import type { Report } from "#contract/safety.ts";
import type { Tx } from "#server/db/client.ts";
import { dayBegan, secondsLeftToday } from "#server/db/day-of-place.ts";
import { reports, reviews } from "#server/db/schema/relations.ts";
import { teachers } from "#server/db/schema/teachers.ts";
import { Refusal } from "#server/refusal.ts";
import type { Party } from "#server/relations/party.ts";
import { findKnown } from "./find-known.ts";

export async function sendReport(tx: Tx, me: Party, report: Report): Promise<{ id: string }> {
  const { reason, details = null } = report;
  const { reportedId, reviewId } = await findReported(tx, me, report);
  await holdReporter(tx, me.id);
  await refuseSecond(tx, { reporterId: me.id, reportedId, reviewId });
  await refuseTooMany(tx, me.id);
  const [made] = await tx
    .insert(reports)
    .values({ reporterId: me.id, reportedId, reviewId, reason, details })
    .returning({ id: reports.id });
  if (made === undefined) throw new Error("the report was not kept");
  return made;
}

type Reported = { reportedId: string; reviewId: string | null };

/** A person named beside a review is ignored: the answer would reveal the author (R10.1). */
async function findReported(tx: Tx, me: Party, { accountId, reviewId }: Report): Promise<Reported> {
  if (reviewId === undefined) return { reportedId: (await findKnown(tx, me, accountId ?? "")).id, reviewId: null };
  const [review] = await tx
    .select({ id: reviews.id, writer: reviews.studentId, teacher: reviews.teacherId, listed: teachers.listed })
    .from(reviews)
    .innerJoin(teachers, eq(teachers.accountId, reviews.teacherId))
    .where(and(eq(reviews.publicId, reviewId), isNull(reviews.hiddenAt)));
  const isSeen = review !== undefined && (review.listed || review.teacher === me.id || review.writer === me.id);
  if (!isSeen) throw new Refusal("not_found");
  if (review.writer === me.id) throw new Refusal("validation", { issues: [{ path: "reviewId", code: "invalid" }] });
  return { reportedId: review.writer, reviewId: review.id };
}

/** Locks serialise one person's reports, so that parallel ones cannot exceed a limit together. */
async function holdReporter(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select from accounts where id = ${id}::uuid for no key update`);
}

type Subject = Reported & { reporterId: string };

/** A person and their review are two subjects: else the author could be found out (R10.1). */
async function refuseSecond(tx: Tx, { reporterId, reportedId, reviewId }: Subject): Promise<void> {
  const same = and(
    eq(reports.reporterId, reporterId),
    eq(reports.reportedId, reportedId),
    eq(reports.status, "open"),
    reviewId === null ? isNull(reports.reviewId) : eq(reports.reviewId, reviewId),
  );
  if ((await tx.$count(reports, same)) > 0) throw new Refusal("report_open");
}

async function refuseTooMany(tx: Tx, reporterId: string): Promise<void> {
  const today = and(eq(reports.reporterId, reporterId), gte(reports.createdAt, dayBegan));
  if ((await tx.$count(reports, today)) < limits.reportsPerDay) return;
  const { rows } = await tx.execute<{ left: number }>(sql`select ${secondsLeftToday} as left`);
  throw new Refusal("too_many_requests", { retryAfter: rows[0]?.left ?? 1 });
}
