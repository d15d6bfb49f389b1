/** Withdraws the verdict in force on a subject, on an admin's own initiative (R11.5): undone, notified, and logged as an act of its own. */
import { type Act, type AdverseAct, isGrave } from "#contract/office/acts.ts";
import type { Tx } from "#server/db/client.ts";
import { findStanding } from "./find-standing.ts";
import type { Mailing } from "./notify-concerned.ts";
import { recordAct } from "./record-act.ts";
import { recordGraveAct } from "./record-grave-act.ts";
import { undoActs } from "./undo-acts.ts";
import { undoVerdict } from "./undo-verdict.ts";
import type { AuditValues, Officer } from "./write-audit.ts";

type TakenBack = {
  act: AdverseAct;
  /** The name of the undo. */
  as: Exclude<Act, AdverseAct>;
  subjectId: string;
  /** The current state. */
  found: AuditValues;
  /** The state before any verdict, for decisions from before verdicts existed. */
  plain: AuditValues;
  words: string | null;
};

export async function takeBack(tx: Tx, jobs: Mailing, by: Officer, taken: TakenBack): Promise<void> {
  const { act, as, subjectId, found, plain, words } = taken;
  const verdict = await findStanding(tx, act, subjectId);
  const after =
    verdict === undefined
      ? await undoActs[act](tx, subjectId, plain)
      : await undoVerdict(tx, jobs, { verdictId: verdict.id, adminId: by.adminId, words });
  const record = { by, subjectId, before: found, after, ...(words !== null && { details: { words } }) };
  if (isGrave(as)) await recordGraveAct(tx, jobs, { ...record, act: as });
  else await recordAct(tx, { ...record, act: as });
}
