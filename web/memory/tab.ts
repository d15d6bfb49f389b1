/** What this tab remembers from one page to the next (section 9, R6.1), and forgets when it is closed. */
import { sessionKeys } from "#contract/limits.ts";
import { type Role, roles } from "#contract/roles.ts";
import type { ToastContent } from "#web/ui/toast-store.ts";
import { inTab, isRecord, isText, keepJson, keepMark, keepText, oneOf, type Shape } from "./keep.ts";

/** As what the person came last. */
export const selectedRole = keepText(inTab, sessionKeys.role, oneOf(roles));

/** The person has just signed up; the dashboard greets them once (R7.2). */
export const firstVisit = keepMark(inTab, sessionKeys.firstVisit);

/** The student said "not now" to the question for a number; the next visit asks again. */
export const phonePostponed = keepMark(inTab, sessionKeys.phonePostponed);

/** Detection runs once per session (section 4). */
export const locationDetected = keepMark(inTab, sessionKeys.locationDetected);

export type Addressee = { email: string; role: Role };

export const readAddressee: Shape<Addressee> = (given) => {
  const role = isRecord(given) ? oneOf(roles)(given.role) : null;
  return isRecord(given) && isText(given.email) && role !== null ? { email: given.email, role } : null;
};

/** Who was refused at sign-in because their account is deactivated or deleted: `/account-status` fills its form with it. */
export const refusedLeaver = keepJson(inTab, sessionKeys.leaver, readAddressee);

const readVariant = oneOf(["default", "destructive", "success"]);

/** Only our own pages are named by an action. */
const readAction: Shape<{ label: string; to: string }> = (given) =>
  isRecord(given) && isText(given.label) && isText(given.to) && /^\/(?![/\\])/.test(given.to)
    ? { label: given.label, to: given.to }
    : null;

const readToast: Shape<ToastContent> = (given) => {
  if (!isRecord(given) || !isText(given.title)) return null;
  return {
    title: given.title,
    text: isText(given.text) ? given.text : undefined,
    variant: readVariant(given.variant) ?? undefined,
    action: readAction(given.action) ?? undefined,
    duration: typeof given.duration === "number" ? given.duration : undefined,
  };
};

/** A toast that must survive a full page load (R6.1): the next page shows it. */
export const waitingToast = keepJson(inTab, sessionKeys.waitingToast, readToast);
