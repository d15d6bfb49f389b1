/** Every mail the product sends, one entry a kind: its parameters, its texts, and the links of its buttons. */

import type { ContactField } from "#contract/contact-fields.ts";
import type { ContactMessage } from "#contract/contact-messages.ts";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { isMailedKind, type MailedKind, mailedKinds, notificationKinds } from "#contract/notification-kinds.ts";
import { type AdverseAct, adverseActs, type GraveAct } from "#contract/office/acts.ts";
import { isMember } from "#contract/roles.ts";
import type { Language, Role } from "#contract/vocabulary.ts";
import type { TextKey } from "#text/keys.ts";

/** `link` is a path or full address of ours with the 256-bit secret; `minutes` is how long link and code are valid. */
type Code = { code: string; link: string; minutes: number };
type Nothing = Record<string, never>;
/** A notification that is also mailed: its account, for the unsubscribe link, and the other person's name, as the reader may know it. */
type Notice = {
  accountId: string;
  who: string;
  what?: string;
  /** Of a lesson, in the reader's language. */
  when?: string;
  /** A path of ours, when the button does not lead to the kind's own page. */
  link?: string;
};
/** A decision against the reader (R11.5): the admin's reasons, its subject (a document's own name), and the appeal link with its deadline. */
type Verdict = { words: string; about: string | null; link: string; until: string };
/** The outcome of an appeal, with the reviewer's reasons. */
type Outcome = { act: AdverseAct; words: string | null };

export type MailParams = Record<MailedKind, Notice> &
  Record<`verdict_${AdverseAct}`, Verdict> & {
    verify_email: Code;
    reset_password: Code;
    reactivate: Code;
    confirm: Code;
    /** To the future address of the account (R7.14). */
    change_email: Code;
    /** Someone tried to register with the address of an account that exists (R7.2). */
    registration_notice: Nothing;
    welcome: Nothing;
    password_changed: Nothing;
    /** By an admin, for a reason (R11.1). */
    sessions_ended: Nothing;
    /** To the account's previous address. */
    email_changed: Nothing;
    /** Too many wrong passwords for the account (R7.13). */
    guesses_noticed: Nothing;
    account_deactivated: Nothing;
    /** The last moment to come back (R4.4), ISO 8601. */
    account_deleted: { until: string };
    account_reactivated: Nothing;
    account_erased: Nothing;
    /** To the operator: a message from /contact (R7.10). */
    contact_letter: { reference: string; letter: Pick<ContactMessage, ContactField> };
    /** To the address given there, which may be a stranger's: it quotes nothing of the message. */
    contact_receipt: { reference: string };
    /** An admin's answer to a contact message. */
    contact_answer: { reference: string; answer: string };
    verdict_undone: Outcome;
    appeal_refused: Outcome;
    /** To the other admins (R11.4): who did what; `link` leads to its row in the audit log. */
    office_act: { did: GraveAct; officer: string; link: string };
    /** Wrong codes of an admin's second factor, after the right password (R11.4). */
    factor_guesses_noticed: Nothing;
  };

export type MailKind = keyof MailParams;

/** What a caller orders; it is also the job's data. */
export type MailOrder = {
  [Kind in MailKind]: {
    kind: Kind;
    to: { name: string; address: string };
    /** Of the account the mail is about. */
    role: Role;
    language: Language;
    params: MailParams[Kind];
  };
}[MailKind];

export function isNotificationMail(order: MailOrder): order is Extract<MailOrder, { kind: MailedKind }> {
  return isMailedKind(order.kind);
}

type ByRole = TextKey | ((role: Role) => TextKey);

export type MailShape = {
  subject: ByRole;
  title: ByRole;
  body: ByRole;
  /** The first is the button, the others are plain links. No path: the link of the code. */
  actions: { label: TextKey; path?: string | ((role: Role) => string) }[];
  /** Below the quoted text. */
  notes?: TextKey[];
  caution?: TextKey;
};

const profile = (role: Role) => (isMember(role) ? `/${role}-profile-edit` : dashboardOf(role));

/** Labels of buttons that do more than open the page. */
const labels: Partial<Record<MailedKind, TextKey>> = {
  question_due: "notifications:answer",
  lesson_marked: "notifications:look",
  lesson_marked_longer: "notifications:look",
};

/** The page and text of a notification, by its kind. */
function noticeOf(kind: MailedKind): MailShape {
  const memberOf = (role: Role) => (isMember(role) ? role : "student");
  const message = (role: Role): TextKey => `notifications:kinds.${kind}.${memberOf(role)}`;
  return {
    subject: message,
    title: message,
    body: `notifications:kinds.${kind}.mail`,
    actions: [
      { label: labels[kind] ?? "notifications:open", path: (role) => notificationKinds[kind].link[memberOf(role)] },
    ],
  };
}

const notices = Object.fromEntries(mailedKinds.map((kind) => [kind, noticeOf(kind)])) as Record<MailedKind, MailShape>;

/** The decision, the admin's reasons, what to do next, and the appeal link. */
function verdictOf(act: AdverseAct): MailShape {
  return {
    subject: `mails:verdict.${act}.subject`,
    title: `mails:verdict.${act}.subject`,
    body: `mails:verdict.${act}.body`,
    notes: [`mails:verdict.${act}.next`, "mails:verdict.until"],
    actions: [{ label: "mails:verdict.appeal" }],
  };
}

const verdicts = Object.fromEntries(adverseActs.map((act) => [`verdict_${act}` as const, verdictOf(act)])) as Record<
  `verdict_${AdverseAct}`,
  MailShape
>;

export const mailKinds: Record<MailKind, MailShape> = {
  ...notices,
  ...verdicts,
  verdict_undone: {
    subject: "mails:undone.subject",
    title: "mails:undone.subject",
    body: "mails:undone.body",
    actions: [{ label: "mails:registerAttempt.signIn", path: "/" }],
  },
  appeal_refused: {
    subject: "mails:appealRefused.subject",
    title: "mails:appealRefused.subject",
    body: "mails:appealRefused.body",
    actions: [],
  },
  verify_email: {
    subject: "mails:verification.subject",
    title: "mails:verification.title",
    body: "mails:verification.body",
    actions: [{ label: "mails:verification.button" }],
    caution: "mails:notYou",
  },
  reset_password: {
    subject: "mails:reset.subject",
    title: "mails:reset.title",
    body: "mails:reset.body",
    actions: [{ label: "mails:reset.button" }],
    caution: "mails:notYou",
  },
  reactivate: {
    subject: "mails:reactivateCode.subject",
    title: "mails:reactivateCode.title",
    body: "mails:reactivateCode.body",
    actions: [{ label: "mails:reactivateCode.button" }],
    caution: "mails:notYou",
  },
  confirm: {
    subject: "mails:confirm.subject",
    title: "mails:confirm.title",
    body: "mails:confirm.body",
    actions: [],
    caution: "mails:notYouSecure",
  },
  change_email: {
    subject: "mails:changeEmail.subject",
    title: "mails:changeEmail.title",
    body: "mails:changeEmail.body",
    actions: [{ label: "mails:changeEmail.button" }],
    caution: "mails:notYou",
  },
  registration_notice: {
    subject: "mails:registerAttempt.subject",
    title: "mails:registerAttempt.title",
    body: "mails:registerAttempt.body",
    actions: [
      { label: "mails:registerAttempt.signIn", path: "/" },
      { label: "mails:registerAttempt.reset", path: "/forgot-password" },
    ],
    caution: "mails:notYou",
  },
  welcome: {
    subject: "mails:welcome.subject",
    title: "mails:welcome.title",
    body: (role) => `mails:welcome.${isMember(role) ? role : "student"}`,
    actions: [{ label: "mails:welcome.button", path: profile }],
  },
  password_changed: {
    subject: "mails:passwordChanged.subject",
    title: "mails:passwordChanged.title",
    body: "mails:passwordChanged.body",
    actions: [{ label: "mails:registerAttempt.signIn", path: "/" }],
    caution: "mails:notYouSecure",
  },
  sessions_ended: {
    subject: "mails:sessionsEnded.subject",
    title: "mails:sessionsEnded.title",
    body: "mails:sessionsEnded.body",
    actions: [{ label: "mails:registerAttempt.signIn", path: "/" }],
  },
  email_changed: {
    subject: "mails:emailChanged.subject",
    title: "mails:emailChanged.title",
    body: "mails:emailChanged.body",
    actions: [],
    caution: "mails:notYouSecure",
  },
  guesses_noticed: {
    subject: "mails:guesses.subject",
    title: "mails:guesses.title",
    body: "mails:guesses.body",
    actions: [{ label: "mails:guesses.button", path: "/forgot-password" }],
  },
  factor_guesses_noticed: {
    subject: "mails:factorGuesses.subject",
    title: "mails:factorGuesses.title",
    body: "mails:factorGuesses.body",
    actions: [{ label: "mails:guesses.button", path: "/forgot-password" }],
  },
  office_act: {
    subject: "mails:officeAct.subject",
    title: "mails:officeAct.title",
    body: "mails:officeAct.body",
    actions: [{ label: "mails:officeAct.button" }],
    caution: "mails:officeAct.caution",
  },
  account_deactivated: {
    subject: "mails:deactivated.subject",
    title: "mails:deactivated.title",
    body: "mails:deactivated.body",
    actions: [{ label: "mails:deactivated.button", path: "/account-status" }],
    caution: "mails:notYouSecure",
  },
  account_deleted: {
    subject: "mails:deleted.subject",
    title: "mails:deleted.title",
    body: "mails:deleted.body",
    actions: [{ label: "mails:deleted.button", path: "/account-status" }],
    caution: "mails:notYouSecure",
  },
  account_reactivated: {
    subject: "mails:reactivated.subject",
    title: "mails:reactivated.title",
    body: "mails:reactivated.body",
    actions: [{ label: "mails:reactivated.button", path: dashboardOf }],
    caution: "mails:notYouSecure",
  },
  account_erased: {
    subject: "mails:erased.subject",
    title: "mails:erased.title",
    body: "mails:erased.body",
    actions: [],
  },
  contact_letter: {
    subject: "mails:letter.subject",
    title: "mails:letter.title",
    body: "mails:letter.body",
    actions: [],
  },
  contact_answer: {
    subject: "mails:letterAnswer.subject",
    title: "mails:letterAnswer.title",
    body: "mails:letterAnswer.body",
    notes: ["mails:letterAnswer.next"],
    actions: [],
  },
  contact_receipt: {
    subject: "mails:receipt.subject",
    title: "mails:receipt.title",
    body: "mails:receipt.body",
    actions: [],
    caution: "mails:notYou",
  },
};
