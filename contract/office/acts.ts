/** Every kind of act of the office as data (R11.4, R11.5): what it is done to, whether it is against somebody, and by which act it is undone. */

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

/** `adverse`: against somebody, so it has words, a letter and an appeal. `undo`: the act that puts back what it changed. */
type ActShape = { subject: SubjectKind; adverse: boolean; undo?: string };

/** A new kind is one entry; an adverse one also needs its way back (server/admin/undo-acts.ts) and its letter (`mails:verdict.<act>`). */
export const acts = {
  read_document: { subject: "document", adverse: false },
  read_student: { subject: "account", adverse: false },
  set_second_factor: { subject: "account", adverse: false },
  reset_second_factor: { subject: "account", adverse: false },

  verify_document: { subject: "document", adverse: false, undo: "withdraw_verification" },
  withdraw_verification: { subject: "document", adverse: true, undo: "verify_document" },
  reject_document: { subject: "document", adverse: true, undo: "reopen_document" },
  reopen_document: { subject: "document", adverse: false },

  grant_claim: { subject: "claim", adverse: false },
  refuse_claim: { subject: "claim", adverse: true, undo: "reopen_claim" },
  reopen_claim: { subject: "claim", adverse: false },
  waive_fee: { subject: "fee", adverse: false },
  pay_fee: { subject: "fee", adverse: false },
  refund_fee: { subject: "fee", adverse: false },
  export_fees: { subject: "fee", adverse: false },
} as const satisfies Record<string, ActShape>;

export type Act = keyof typeof acts;
export type AdverseAct = { [A in Act]: (typeof acts)[A]["adverse"] extends true ? A : never }[Act];
/** What may be recorded without words: all that is against nobody. */
export type PlainAct = Exclude<Act, AdverseAct>;

const allActs = Object.keys(acts) as [Act, ...Act[]];

export const adverseActs = allActs.filter((act): act is AdverseAct => acts[act].adverse);

/** Beside the words of an adverse act: which rule of the house it rests on. */
export const ruleCodes = [
  "unreadable",
  "wrong_document",
  "name_differs",
  "out_of_date",
  "fake",
  "abuse",
  "unsafe",
  "spam",
  "contact_details",
  "not_about_lessons",
  "other",
] as const;
export type RuleCode = (typeof ruleCodes)[number];
