/** Decides an appeal (R11.5): by an admin other than the one who gave the verdict, where there is one. Granting undoes the act; the person is notified either way. */
import { eq, sql } from "drizzle-orm";
import { isAdverse } from "#contract/office/acts.ts";
import { alreadyDecided } from "#server/admin/already-decided.ts";
import { mayDecide } from "#server/admin/list-appeals.ts";
import { type Mailing, notifyConcerned } from "#server/admin/notify-concerned.ts";
import { recordAct } from "#server/admin/record-act.ts";
import { undoVerdict } from "#server/admin/undo-verdict.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { appeals, verdicts } from "#server/db/schema/admin.ts";
import { Refusal } from "#server/refusal.ts";

type Decision = { id: string; decision: "granted" | "refused"; words: string };
type Verdict = typeof verdicts.$inferSelect;

export async function decideAppeal(tx: Tx, jobs: Mailing, by: Officer, given: Decision): Promise<void> {
  const { id, decision, words } = given;
  const [found] = await tx.select().from(appeals).where(eq(appeals.id, id)).for("update");
  if (found === undefined) throw new Refusal("not_found");
  if (found.decidedAt !== null) throw await alreadyDecided(tx, { adminId: found.decidedBy, at: found.decidedAt });
  const verdict = await holdVerdict(tx, found.verdictId);
  await refuseOwn(tx, by, verdict.id);
  await tx
    .update(appeals)
    .set({ decision, answer: words, decidedAt: sql`now()`, decidedBy: by.adminId })
    .where(eq(appeals.id, id));
  const undone = decision === "granted" ? await undoVerdict(tx, jobs, { verdictId: verdict.id, ...by, words }) : null;
  if (decision === "refused") await notifyRefused(tx, jobs, verdict, words);
  await recordAct(tx, {
    by,
    act: decision === "granted" ? "grant_appeal" : "refuse_appeal",
    subjectId: id,
    before: { decision: null },
    after: { decision, ...(undone !== null && { undone }) },
    details: { words, verdict: verdict.id, act: verdict.act, kind: verdict.subjectKind, subject: verdict.subjectId },
  });
}

async function holdVerdict(tx: Tx, id: string): Promise<Verdict> {
  const [verdict] = await tx.select().from(verdicts).where(eq(verdicts.id, id));
  if (verdict === undefined) throw new Refusal("not_found");
  return verdict;
}

async function refuseOwn(tx: Tx, { adminId }: Officer, verdictId: string): Promise<void> {
  const { rows } = await tx.execute<{ may: boolean }>(
    sql`select ${mayDecide(adminId)} as may from verdicts v where v.id = ${verdictId}::uuid`,
  );
  if (rows[0]?.may !== true) throw new Refusal("another_admin");
}

async function notifyRefused(tx: Tx, jobs: Mailing, { id, act, concernedId }: Verdict, words: string): Promise<void> {
  if (concernedId === null || !isAdverse(act)) return;
  await notifyConcerned(tx, jobs, {
    concernedId,
    kind: "appeal_refused",
    act,
    verdictId: id,
    letter: (addressed) => ({ kind: "appeal_refused", ...addressed, params: { act, words } }),
  });
}
