/**
 * Copies the audit log into the process log (ASVS 16.4.3), which the operator ships to another machine: each line once, a
 * minute later, by whichever process runs the job. It copies who did what to whom, by id; texts, before and after stay in the
 * table.
 */
import { and, eq, gt, lte, sql } from "drizzle-orm";
import { minute } from "#contract/durations.ts";
import type { Context } from "#server/context.ts";
import { auditLog, copiedLogs } from "#server/db/schema/admin.ts";

/** Milliseconds after which no earlier transaction can still add a line. */
const settledAfter = minute;

const own = eq(copiedLogs.log, "audit_log");

/** Starts at its first run. A line whose process dies here is copied again rather than lost. */
export async function copyAudit({ db, log }: Pick<Context, "db" | "log">): Promise<void> {
  await db.insert(copiedLogs).values({ log: "audit_log", until: sql`now()` }).onConflictDoNothing();
  const { id, createdAt: at, act, subjectKind, subjectId, adminId } = auditLog;
  const lines = await db
    .select({ id, at, act, subjectKind, subjectId, adminId })
    .from(auditLog)
    .innerJoin(copiedLogs, own)
    .where(and(gt(at, copiedLogs.until), lte(at, sql`now() - make_interval(secs => ${settledAfter / 1000})`)))
    .orderBy(at, id);
  const last = lines.at(-1);
  if (last === undefined) return;
  for (const line of lines) log.info({ audit: line }, "audit log");
  await db.update(copiedLogs).set({ until: last.at }).where(own);
}
