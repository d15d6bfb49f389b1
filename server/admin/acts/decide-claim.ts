/** Decides a guarantee claim (R10.2): a grant changes the fee or the relation and notifies the student; a refusal is a verdict with its reason. */
import { eq, sql } from "drizzle-orm";
import { claimTransitions, feeTransitions } from "#contract/guarantee-states.ts";
import { notificationKinds, similarTo } from "#contract/notification-kinds.ts";
import type { RuleCode } from "#contract/office/acts.ts";
import { giveVerdict } from "#server/admin/give-verdict.ts";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import { recordGraveAct } from "#server/admin/record-grave-act.ts";
import type { Officer, Undo } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { guaranteeClaims as claims, feeEntries } from "#server/db/schema/relations.ts";
import { type NewNotification, notifyAll } from "#server/notifications/notify.ts";
import { endForReplacement } from "#server/relations/end-for-replacement.ts";
import { type LockedClaim, lockClaim, lockOpenClaim, reopenRefused, restoreClaim } from "./claim-state.ts";

type Decision = { id: string; decision: "granted" | "refused"; note: string; rule: RuleCode };

/** Where the student reads the answer. */
const claimsLink = notificationKinds.claim_decided.link.student;

export async function decideClaim(tx: Tx, jobs: Mailing, by: Officer, { id, ...decided }: Decision): Promise<void> {
  const locked = await lockOpenClaim(tx, id);
  const { to: status } = claimTransitions[decided.decision === "granted" ? "grant" : "refuse"];
  await tx
    .update(claims)
    .set({ status, decision: decided.note, decidedAt: sql`now()`, decidedBy: by.adminId })
    .where(eq(claims.id, id));
  if (decided.decision === "granted") return grant(tx, jobs, by, { held: locked, note: decided.note });
  await giveVerdict(tx, jobs, {
    by,
    act: "refuse_claim",
    subjectId: id,
    before: restoreClaim(locked),
    after: restoreClaim(await lockClaim(tx, id)),
    concernedId: locked.relation.studentId,
    words: decided.note,
    rule: decided.rule,
    link: claimsLink,
  });
}

async function grant(tx: Tx, jobs: Mailing, by: Officer, { held: locked, note }: { held: LockedClaim; note: string }) {
  const { claim, relation } = locked;
  const notices = await noticesOf(tx, locked);
  if (claim.kind === "refund") await refundFee(tx, by, relation.id);
  else notices.push(...(await endForReplacement(tx, relation.id)));
  await recordGraveAct(tx, jobs, {
    by,
    act: "grant_claim",
    subjectId: claim.id,
    before: restoreClaim(locked),
    after: restoreClaim(await lockClaim(tx, claim.id)),
    details: { words: note },
  });
  await notifyAll(tx, jobs, notices);
}

/** From any state: due, waived or paid (R10.2). */
async function refundFee(tx: Tx, by: Officer, relationId: string): Promise<void> {
  await tx
    .update(feeEntries)
    .set({ state: feeTransitions.refund.to, stateChangedAt: sql`now()`, stateChangedBy: by.adminId })
    .where(eq(feeEntries.relationId, relationId));
}

/** Notifies the student of the grant; for a replacement it lists teachers similar to the replaced one. */
async function noticesOf(tx: Tx, { claim, relation }: LockedClaim): Promise<NewNotification[]> {
  const [teacher] = await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, relation.teacherId));
  const notice = {
    to: relation.studentId,
    params: { relationId: relation.id },
    about: { name: teacher?.name ?? null, active: false },
  };
  const link = similarTo(relation.teacherId);
  return [
    { ...notice, kind: "claim_decided" },
    ...(claim.kind === "replacement" ? [{ ...notice, kind: "similar_teachers" as const, link }] : []),
  ];
}

export const undoRefusal: Undo = reopenRefused;
