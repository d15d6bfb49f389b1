/** Every kind of act of the office as data (R11.4, R11.5): its subject, whether it is against somebody, and the act that undoes it. */
import type { ReportReason } from "#contract/vocabulary.ts";

export const subjectKinds = [
  "document",
  "account",
  "review",
  "report",
  "claim",
  "fee",
  "letter",
  "appeal",
  "setting",
  "video",
  "indexnow",
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/**
 * `adverse`: against somebody, so it has a reason, a mail and an appeal. `undo`: the act that reverts its change.
 * `grave`:
 * moves money, suspends, exports, or changes a setting or a role: confirmed again after 15 minutes (R7.14), mailed to
 * the other admins.
 */
type ActShape = { subject: SubjectKind; adverse: boolean; grave?: true; undo?: string };

/** A new kind is one entry; an adverse one also needs its undo (server/admin/undo-acts.ts) and its mail (`mails:verdict.<act>`). */
export const acts = {
  read_document: { subject: "document", adverse: false },
  read_student: { subject: "account", adverse: false },
  list_people: { subject: "account", adverse: false },
  set_second_factor: { subject: "account", adverse: false },
  reset_second_factor: { subject: "account", adverse: false },

  verify_document: { subject: "document", adverse: false, undo: "withdraw_verification" },
  withdraw_verification: { subject: "document", adverse: true, undo: "verify_document" },
  reject_document: { subject: "document", adverse: true, undo: "reopen_document" },
  reopen_document: { subject: "document", adverse: false },

  grant_claim: { subject: "claim", adverse: false, grave: true },
  refuse_claim: { subject: "claim", adverse: true, undo: "reopen_claim" },
  reopen_claim: { subject: "claim", adverse: false },
  waive_fee: { subject: "fee", adverse: false, grave: true },
  pay_fee: { subject: "fee", adverse: false, grave: true },
  refund_fee: { subject: "fee", adverse: false, grave: true },
  export_fees: { subject: "fee", adverse: false, grave: true },
  suspend_account: { subject: "account", adverse: true, grave: true, undo: "restore_account" },
  restore_account: { subject: "account", adverse: false, grave: true },
  change_role: { subject: "account", adverse: false, grave: true },
  end_sessions: { subject: "account", adverse: false },

  hide_review: { subject: "review", adverse: true, undo: "show_review" },
  show_review: { subject: "review", adverse: false },

  // Settled elsewhere, by an act with a mail of its own.
  settle_report: { subject: "report", adverse: false, undo: "reopen_report" },
  // Against the reported person: a warning.
  warn_person: { subject: "report", adverse: true, undo: "reopen_report" },
  // Against the reporter: nothing will be done.
  dismiss_report: { subject: "report", adverse: true, undo: "reopen_report" },
  reopen_report: { subject: "report", adverse: false },

  // A sent mail cannot be undone.
  answer_letter: { subject: "letter", adverse: false },
  finish_letter: { subject: "letter", adverse: false, undo: "reopen_letter" },
  reopen_letter: { subject: "letter", adverse: false },

  // The last decision on a verdict: sent by mail, without another appeal (R11.5).
  grant_appeal: { subject: "appeal", adverse: false },
  refuse_appeal: { subject: "appeal", adverse: false },

  add_video: { subject: "video", adverse: false },
  change_video: { subject: "video", adverse: false },
  order_videos: { subject: "video", adverse: false },
  remove_video: { subject: "video", adverse: false },

  submit_indexnow: { subject: "indexnow", adverse: false },
  set_indexnow: { subject: "setting", adverse: false, grave: true },
  change_setting: { subject: "setting", adverse: false, grave: true, undo: "restore_setting" },
  restore_setting: { subject: "setting", adverse: false, grave: true },
} as const satisfies Record<string, ActShape>;

export type Act = keyof typeof acts;
export type AdverseAct = { [A in Act]: (typeof acts)[A]["adverse"] extends true ? A : never }[Act];
export type GraveAct = { [A in Act]: (typeof acts)[A] extends { grave: true } ? A : never }[Act];
/** Acts logged without a reason or a notification. */
export type PlainAct = Exclude<Act, AdverseAct | GraveAct>;

export const allActs = Object.keys(acts) as [Act, ...Act[]];

export const adverseActs = allActs.filter((act): act is AdverseAct => acts[act].adverse);

export const isGrave = (act: Act): act is GraveAct => "grave" in acts[act];

export const isAdverse = (word: string): word is AdverseAct => adverseActs.some((act) => act === word);

/** Beside the reason of an adverse act: the rule it rests on, and the subjects of such an act. Includes every report reason. */
const rules = {
  unreadable: ["document"],
  wrong_document: ["document"],
  name_differs: ["document"],
  out_of_date: ["document"],
  unsafe: ["report", "account"],
  abuse: ["report", "account", "review"],
  fake: ["report", "account", "review", "document"],
  spam: ["report", "account", "review"],
  contact_details: ["report", "review"],
  not_about_lessons: ["report", "review"],
  other: ["report", "account", "review", "document"],
} as const satisfies Record<ReportReason, readonly ["report", ...SubjectKind[]]> &
  Record<string, readonly SubjectKind[]>;

export type RuleCode = keyof typeof rules;

export const ruleCodes = Object.keys(rules) as [RuleCode, ...RuleCode[]];

export const rulesOf = (subject: SubjectKind): RuleCode[] =>
  ruleCodes.filter((code) => rules[code].some((kind) => kind === subject));
