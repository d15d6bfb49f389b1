/** The constants that the script of every page reads; apart from the others of `limits.ts`, or every page would carry them all. */

/** Not of `durations.ts`, all of which would come with it. */
const second = 1000;

export const requestTimeout = 20 * second;

/** A save without an answer: when the page says that it is still trying, and when it gives up, with all tries together. */
export const saving = { slowAfter: 10 * second, givenUpAfter: 25 * second } as const;

/** The pages of the authentication modal (R2.8), by the part of the address that opens it over another page. */
export const authPaths = { "sign-in": "/sign-in", "sign-up": "/join" } as const;
export type AuthTab = keyof typeof authPaths;

/** Longer than this a pressed link does not wait for the script of the modal, in milliseconds: it leads to its page, which needs none. */
export const modalDelay = 1500;

/** The first toast system: the outcome of what the person just did. */
export const toastLimits = { kept: 1, duration: 5 * second, removeAfter: 5 * second } as const;

/** The second toast system: what arrives by itself. */
export const liveToast = { visible: 3, duration: 4 * second, gap: 14, width: 356 } as const;

/**
 * Written by a page that forgets its session. No script can delete the cookie of the page session (HttpOnly), and without a
 * network the server hears of no log out: it ignores the page session while this one is there (R2.1, R2.14).
 */
export const signedOutCookie = { name: "signed_out", attributes: "Path=/; Max-Age=2592000; SameSite=Lax" } as const;

export const localKeys = {
  token: "auth_token",
  user: "auth_user",
  studentLocation: "userLocation",
  teacherLocation: "teacherLocation",
  bannerDismissed: "app_banner_dismissed",
  appInstalled: "app_installed",
  language: "preferredLanguage",
  consent: "consent_given",
  theme: "theme",
  /** That Nastaliq is on this device (decision 46). */
  headingFace: "heading_face",
  /** Before a purpose of a code: who waits for which, and since when. Local, as the mail's link opens another tab. */
  pendingCode: "pending_code",
  /** What was written to a teacher and is not sent yet. Local, as the account may be verified in another tab. */
  askDraft: "ask_draft",
  /** Teachers kept to compare (R13.6). */
  shortlist: "shortlist",
  /** That signs on this device were offered once (R13.7). */
  pushOffered: "push_offered",
} as const;

export const sessionKeys = {
  role: "selected_role",
  conversionSent: "conversion_sent",
  /** For the conversion event (R9.3); not once counting is declined. */
  dashboardReached: "student_dashboard_reached",
  waitingToast: "waiting_toast",
  /** Set after sign-up, until the first visit of the dashboard (R7.2). */
  firstVisit: "first_visit",
  /** Set after sign-up, until the first walk has opened by itself. */
  walkDue: "walk_due",
  /** What was chosen on the first walk and is not saved yet. */
  walkDraft: "walk_draft",
  /** Who was refused at sign-in because they had left: e-mail and role, for the page where they come back. */
  leaver: "leaver",
  locationDetected: "location_detected",
  /** The student put off giving a phone number in this session. */
  phonePostponed: "phone_postponed",
  /** The guarded address that a visitor asked for, and whose it is. */
  returnTo: "return_to",
} as const;
