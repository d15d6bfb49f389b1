/** What people are told (R7.9): every kind as one entry, the calls of the bell, the live stream, and the choice of mails. */

import * as z from "zod/mini";
import { dashboardOf } from "./dashboard-of.ts";
import { defineEndpoint } from "./endpoint.ts";
import { paging } from "./query-values.ts";
import type { MemberRole } from "./vocabulary.ts";

/**
 * `mail`: whether it is also mailed unless the person says otherwise; "always": it is mailed, and nobody can stop that;
 * "letter": it comes with a letter of its own, which nobody can stop. `link`: where it leads, by the reader's role. `only`: the role that is ever told it.
 */
type Kind = { mail: boolean | "always" | "letter"; link: Record<MemberRole, string>; only?: MemberRole };

const [student, teacher] = [dashboardOf("student"), dashboardOf("teacher")];

const requests = { student: `${student}?tab=invitations`, teacher: `${teacher}?tab=requests` };
/** What waits no more stands among all. */
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
const papers = { student, teacher: "/teacher-profile-edit?tab=documents" };

/** Where a student sees teachers like one who did not answer, or is replaced. */
export const similarTo = (teacherId: string) => `${student}?tab=similar&of=${teacherId}`;

/** One entry here and its texts (`notifications:kinds.<kind>`) in three languages make a new kind. */
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
  document_verified: { mail: true, link: papers, only: "teacher" },
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
/** Whose mails the person may stop. */
export type ChosenKind = KindsMailed<boolean>;
/** Which are also mailed, by themselves. */
export type MailedKind = KindsMailed<boolean | "always">;

const kinds = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]];

export const isChosenKind = (word: string | undefined): word is ChosenKind =>
  kinds.some((kind) => kind === word && typeof notificationKinds[kind].mail === "boolean");

export const isMailedKind = (word: string | undefined): word is MailedKind =>
  kinds.some((kind) => kind === word && notificationKinds[kind].mail !== "letter");

export const mailedKinds = kinds.filter(isMailedKind);

const chosenKinds = kinds.filter(isChosenKind) as [ChosenKind, ...ChosenKind[]];

/** Of which a person of this role may choose whether they are mailed. */
export function chosenKindsFor(role: MemberRole): ChosenKind[] {
  const all: Record<NotificationKind, Kind> = notificationKinds;
  return chosenKinds.filter((kind) => (all[kind].only ?? role) === role);
}

export const notification = z.object({
  id: z.uuid(),
  /** In the reader's language. Names of people are isolated (U+2068, U+2069). */
  message: z.string(),
  read: z.boolean(),
  date: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  type: z.enum(kinds),
  pinned: z.boolean(),
  /** A path of ours. */
  relatedLink: z.nullable(z.string()),
  /** Of the kinds that speak of a relation: `relationId` and its `relationStatus` now. */
  data: z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
  isCleared: z.boolean(),
});
export type Notification = z.output<typeof notification>;

const byId = z.object({ id: z.uuid() });
const changed = z.object({ changed: z.number() });

/** The bell's calls, the same under both roles. */
function bellOf<const Role extends MemberRole>(role: Role) {
  const base = `/api/${role}s/notifications` as const;
  const access = `${role}.account` as const;
  return {
    list: defineEndpoint({
      method: "GET",
      path: base,
      access,
      summary: "What the person was told and has not cleared: pinned first, then newest",
      query: z.object(paging),
      answer: z.array(notification),
    }),
    read: defineEndpoint({
      method: "PUT",
      path: `${base}/{id}/read`,
      access,
      summary: "Mark as read",
      params: byId,
      answer: notification,
    }),
    readAll: defineEndpoint({
      method: "PUT",
      path: `${base}/mark-all-read`,
      access,
      summary: "Mark all as read",
      answer: changed,
    }),
    pin: defineEndpoint({
      method: "PUT",
      path: `${base}/{id}/pin`,
      access,
      summary: "Keep at the top, or no longer",
      params: byId,
      body: z.object({ pinned: z.boolean() }),
      answer: notification,
    }),
    clear: defineEndpoint({
      method: "PUT",
      path: `${base}/{id}/clear`,
      access,
      summary: "Take out of the list",
      params: byId,
      answer: notification,
    }),
    clearAll: defineEndpoint({
      method: "PUT",
      path: `${base}/clear-all`,
      access,
      summary: "Take all out of the list, the pinned too",
      answer: changed,
    }),
  };
}

export const studentBell = bellOf("student");
export const teacherBell = bellOf("teacher");

/**
 * text/event-stream, read by fetch for the bearer token. Events: `ready` { unread }, `notification` (a notification),
 * `bye` { reason }. Every event but `bye` has an id: sent back as Last-Event-ID, nothing after it is missed.
 * Open the stream first and read the list at `ready`.
 */
export const notificationStream = defineEndpoint({
  method: "GET",
  path: "/api/notifications/stream",
  access: "member.account",
  summary: "Notifications as they come, as an event stream; the header Last-Event-ID goes on from there",
  sends: { mediaTypes: ["text/event-stream"], endless: true },
});

/** `signed_out`: do not come back. `replaced`: too many pages are open, come back when looked at. `restart`: come back at once. */
export const goodbyes = ["signed_out", "replaced", "restart"] as const;
export type Goodbye = (typeof goodbyes)[number];

/** `push`: to the devices that have asked for it (R13.7). */
const choice = z.object({ kind: z.enum(chosenKinds), mail: z.boolean(), push: z.boolean() });
export type NotificationChoice = z.output<typeof choice>;

/** What is not said stays as it is. */
const changedChoice = z.object({
  kind: z.enum(chosenKinds),
  mail: z.optional(z.boolean()),
  push: z.optional(z.boolean()),
});
export type ChangedChoice = z.output<typeof changedChoice>;

export const readNotificationChoices = defineEndpoint({
  method: "GET",
  path: "/api/notifications/choices",
  access: "member.account",
  summary: "Of which kinds the person also wants mails and signs on their devices",
  answer: z.array(choice),
});

export const saveNotificationChoices = defineEndpoint({
  method: "PUT",
  path: "/api/notifications/choices",
  access: "member.account",
  summary: "Changes the kinds it names, and gives back all",
  body: z.object({ choices: z.array(changedChoice).check(z.maxLength(chosenKinds.length)) }),
  answer: z.array(choice),
});

/** RFC 8058: mail programs post here with a body of their own, which is not read. */
export const unsubscribe = defineEndpoint({
  method: "POST",
  path: "/api/public/unsubscribe",
  access: "anyone",
  summary: "No more mails of one kind, by the signed link in such a mail; 404 when the link is not ours",
  query: z.object({ token: z.string().check(z.maxLength(200)) }),
  anyBody: true,
  answer: z.object({ kind: z.enum(chosenKinds) }),
});
