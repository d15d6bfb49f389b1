/** The undo of every act against somebody (R11.5), by its name: for an admin's own withdrawal and for a granted appeal. */
import type { AdverseAct } from "#contract/office/acts.ts";
import { undoRefusal } from "./acts/decide-claim.ts";
import { undoReportDecision } from "./acts/decide-report.ts";
import { undoHiding } from "./acts/hide-review.ts";
import { undoReject } from "./acts/reject-document.ts";
import { undoSuspension } from "./acts/suspend-account.ts";
import { undoWithdrawal } from "./acts/withdraw-verification.ts";
import type { Undo } from "./write-audit.ts";

export const undoActs: Record<AdverseAct, Undo> = {
  refuse_claim: undoRefusal,
  reject_document: undoReject,
  withdraw_verification: undoWithdrawal,
  suspend_account: undoSuspension,
  hide_review: undoHiding,
  warn_person: undoReportDecision,
  dismiss_report: undoReportDecision,
};
