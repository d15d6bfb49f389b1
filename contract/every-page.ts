/** The constants that the script of every page needs; apart from `limits.ts`, so that pages do not load all of it. */

/** Not from `durations.ts`, which would be loaded whole. */
const second = 1000;

export const requestTimeout = 20 * second;

/** A save without an answer: when the page says that it is still trying, and when it gives up, all attempts included. */
export const saving = { slowAfter: 10 * second, givenUpAfter: 25 * second } as const;

/** The pages of the authentication modal (R2.8), by the part of the address that opens it over another page. */
export const authPaths = { "sign-in": "/sign-in", "sign-up": "/join" } as const;
export type AuthTab = keyof typeof authPaths;

/** Milliseconds that a clicked link waits for the modal's script; then it opens its page, which needs none. */
export const modalDelay = 1500;

/** The first toast system: the outcome of the person's own action. */
export const toastLimits = { kept: 1, duration: 5 * second, removeAfter: 5 * second } as const;

/** The second toast system: incoming notifications. */
export const liveToast = { visible: 3, duration: 4 * second, gap: 14, width: 356 } as const;

/**
 * Written by a page that ends its session. No script can delete the HttpOnly cookie of the page session, and without a
 * network the server does not learn of the log out: it ignores the page session while this cookie exists (R2.1,
 * R2.14).
 */
export const signedOutCookie = { name: "signed_out", attributes: "Path=/; Max-Age=2592000; SameSite=Lax" } as const;

/** No sibling domain can set such a cookie; browsers accept the prefix over https only. */
export const hostPrefix = "__Host-";

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
  /** Set when this device has Nastaliq cached (decision 46). */
  headingFace: "heading_face",
  /** Before a code's purpose: the address waiting for it, and since when. Local, as the mail's link opens another tab. */
  pendingCode: "pending_code",
  /** An unsent message to a teacher. Local, as the account may be verified in another tab. */
  askDraft: "ask_draft",
  /** Teachers saved to compare (R13.6). */
  shortlist: "shortlist",
  /** Set once push notifications were offered on this device (R13.7). */
  pushOffered: "push_offered",
} as const;

export const sessionKeys = {
  role: "selected_role",
  conversionSent: "conversion_sent",
  /** For the conversion event (R9.3); absent once analytics is declined. */
  dashboardReached: "student_dashboard_reached",
  waitingToast: "waiting_toast",
  /** Set after sign-up, until the first visit of the dashboard (R7.2). */
  firstVisit: "first_visit",
  /** Set after sign-up, until the first onboarding has opened automatically. */
  walkDue: "walk_due",
  /** The unsaved choices of the first onboarding. */
  walkDraft: "walk_draft",
  /** Set when sign-in is refused for a deleted account: e-mail and role, for the page that reactivates it. */
  leaver: "leaver",
  locationDetected: "location_detected",
  /** The student postponed giving a phone number in this session. */
  phonePostponed: "phone_postponed",
  /** The guarded address that a visitor requested, and whose it is. */
  returnTo: "return_to",
} as const;
