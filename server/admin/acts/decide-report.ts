/** Decides a report (R10.3, R11.1): settled elsewhere, a warning to the reported person, or dismissed with a reason for the reporter. */
import { and, eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { AdverseAct, RuleCode } from "#contract/office/acts.ts";
import { reportStates } from "#contract/office/states.ts";
import { alreadyDecided } from "#server/admin/already-decided.ts";
import { giveVerdict } from "#server/admin/give-verdict.ts";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import { recordAct } from "#server/admin/record-act.ts";
import type { Officer, Undo } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { reports } from "#server/db/schema/relations.ts";
import { type NewNotification, notifyAll } from "#server/notifications/notify.ts";
import { Refusal } from "#server/refusal.ts";
import { storedMoment } from "./stored-moment.ts";

type Report = typeof reports.$inferSelect;
type Decision = { id: string; decision: "acted" | "dismissed"; outcome: string | null; rule: RuleCode };

export const keepReport = ({ status, outcome, handledAt, handledBy }: Report) => ({
  status,
  outcome,
  handledAt,
  handledBy,
});

export const waiting = { status: "open", outcome: null, handledAt: null, handledBy: null } as const;

export async function decideReport(tx: Tx, jobs: Mailing, by: Officer, given: Decision): Promise<void> {
  const { id, decision, outcome, rule } = given;
  const [decided] = await tx
    .update(reports)
    .set({ status: decision, outcome, handledAt: sql`now()`, handledBy: by.adminId })
    .where(and(eq(reports.id, id), eq(reports.status, "open")))
    .returning();
  if (decided === undefined) throw await explain(tx, id);
  const change = { by, subjectId: id, before: waiting, after: keepReport(decided) };
  const blame = (act: AdverseAct, concernedId: string | null, words: string, others?: NewNotification[]) =>
    giveVerdict(tx, jobs, { ...change, act, concernedId, words, rule, others });
  if (decision === "dismissed") return void (await blame("dismiss_report", decided.reporterId, outcome ?? ""));
  const thanks = thankReporter(decided);
  if (outcome !== null) return void (await blame("warn_person", decided.reportedId, outcome, thanks));
  await recordAct(tx, { ...change, act: "settle_report" });
  await notifyAll(tx, jobs, thanks);
}

/** The reporter learns that something was done, not what. */
function thankReporter({ id, reporterId }: Report): NewNotification[] {
  return reporterId === null ? [] : [{ to: reporterId, kind: "report_acted", params: { reportId: id } }];
}

async function explain(tx: Tx, id: string): Promise<Refusal> {
  const [found] = await tx.select().from(reports).where(eq(reports.id, id));
  if (found === undefined) return new Refusal("not_found");
  return alreadyDecided(tx, { adminId: found.handledBy, at: found.handledAt });
}

const reportSnapshot = z.object({
  status: z.enum(reportStates),
  outcome: z.nullable(z.string()),
  handledAt: storedMoment,
  handledBy: z.nullable(z.uuid()),
});

export const undoReportDecision: Undo = async (tx, id, before) => {
  const [put] = await tx.update(reports).set(z.parse(reportSnapshot, before)).where(eq(reports.id, id)).returning();
  return put === undefined ? {} : keepReport(put);
};
