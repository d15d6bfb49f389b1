/** The notification kinds (R7.9): every kind is one entry. */

import { dashboardOf } from "./dashboard-of.ts";
import type { MemberRole } from "./vocabulary.ts";

/**
 * `mail`: the default for mailing it; "always": mailed, and cannot be switched off; "letter": sent with a mail of its own,
 * which cannot be switched off. `link`: where it leads, by the reader's role. `only`: the one role that receives it.
 */
type Kind = { mail: boolean | "always" | "letter"; link: Record<MemberRole, string>; only?: MemberRole };

const [student, teacher] = [dashboardOf("student"), dashboardOf("teacher")];

const requests = { student: `${student}?tab=invitations`, teacher: `${teacher}?tab=requests` };
/** A request that no longer waits is listed among all. */
const answered = {
  student: `${student}?tab=requests&status=all`,
  teacher: `${teacher}?tab=sent&status=all`,
};
const withdrawn = {
  student: `${student}?tab=invitations&status=all`,
  teacher: `${teacher}?tab=requests&status=all`,
};
const reviews = { student: `${student}?tab=teachers`, teacher: `${teacher}?tab=reviews` };
const together = { student: `${student}?tab=teachers`, teacher: `${teacher}?tab=students` };

const calendar = { student: `${student}?tab=lessons`, teacher: `${teacher}?tab=lessons` };

const home = { student, teacher };
const claims = { student: `${student}?tab=claims`, teacher };
const wishes = { student: `${student}?tab=wishes`, teacher };
const documents = { student, teacher: "/teacher-profile-edit?tab=documents" };

/** Where a student sees teachers similar to one who did not answer, or was replaced. */
export const similarTo = (teacherId: string) => `${student}?tab=similar&of=${teacherId}`;

/** A new kind is one entry here and its texts (`notifications:kinds.<kind>`) in three languages. */
export const notificationKinds = {
  request_received: { mail: true, link: requests },
  request_accepted: { mail: true, link: together },
  request_declined: { mail: true, link: answered },
  request_withdrawn: { mail: false, link: withdrawn },
  request_expired: { mail: true, link: answered },
  relation_ended: { mail: true, link: together },
  learners_changed: { mail: false, link: together, only: "teacher" },
  review_received: { mail: true, link: reviews, only: "teacher" },
  review_answered: { mail: true, link: reviews, only: "student" },
  document_verified: { mail: true, link: documents, only: "teacher" },
  similar_teachers: { mail: true, link: home, only: "student" },
  wish_matched: { mail: true, link: wishes, only: "student" },
  question_due: { mail: true, link: home },
  lesson_proposed: { mail: true, link: calendar },
  lesson_fixed: { mail: true, link: calendar },
  lesson_declined: { mail: true, link: calendar },
  lesson_moved: { mail: true, link: calendar },
  lesson_cancelled: { mail: true, link: calendar },
  lessons_called_off: { mail: true, link: calendar },
  lesson_reminder: { mail: true, link: calendar },
  lesson_marked: { mail: "always", link: calendar, only: "student" },
  lesson_marked_longer: { mail: "always", link: calendar, only: "student" },
  lesson_objected: { mail: true, link: calendar, only: "teacher" },
  claim_decided: { mail: true, link: claims, only: "student" },
  report_acted: { mail: true, link: home },
  verdict: { mail: "letter", link: home },
  verdict_undone: { mail: "letter", link: home },
  appeal_refused: { mail: "letter", link: home },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;
type KindsMailed<How> = {
  [K in NotificationKind]: (typeof notificationKinds)[K]["mail"] extends How ? K : never;
}[NotificationKind];
/** Kinds whose mails a person may switch off. */
export type ChosenKind = KindsMailed<boolean>;
/** Kinds mailed by default. */
export type MailedKind = KindsMailed<boolean | "always">;

export const kinds = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]];

export const isChosenKind = (word: string | undefined): word is ChosenKind =>
  kinds.some((kind) => kind === word && typeof notificationKinds[kind].mail === "boolean");

export const isMailedKind = (word: string | undefined): word is MailedKind =>
  kinds.some((kind) => kind === word && notificationKinds[kind].mail !== "letter");

export const mailedKinds = kinds.filter(isMailedKind);

export const chosenKinds = kinds.filter(isChosenKind) as [ChosenKind, ...ChosenKind[]];

/** Kinds for which a person of this role may choose mails. */
export function chosenKindsFor(role: MemberRole): ChosenKind[] {
  const all: Record<NotificationKind, Kind> = notificationKinds;
  return chosenKinds.filter((kind) => (all[kind].only ?? role) === role);
}
