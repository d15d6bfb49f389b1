/**
 * Copies the audit log into the log of the processes (ASVS 16.4.3), which the operator sends to another machine: each line once,
 * a minute later, by whichever process has the job. Who did what to whom, by id; words, before and after stay in the table.
 */
import { and, eq, gt, lte, sql } from "drizzle-orm";
import { minute } from "#contract/durations.ts";
import type { Context } from "#server/context.ts";
import { auditLog, copiedLogs } from "#server/db/schema/admin.ts";

/** Milliseconds after which no transaction that began before can still add a line. */
const settledAfter = minute;

const own = eq(copiedLogs.log, "audit_log");

/** From its first run on. A line whose process ends here is copied again rather than left out. */
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
