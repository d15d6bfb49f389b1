/** Flags of this tab (section 9), until it is closed. */
import { sessionKeys } from "#contract/every-page.ts";
import { inTab, storedMark } from "./stored-value.ts";

/** The person has just signed up; the dashboard greets them once (R7.2). */
export const firstVisit = storedMark(inTab, sessionKeys.firstVisit);

/** Onboarding is due; it opens by itself once. */
export const onboardingDue = storedMark(inTab, sessionKeys.walkDue);

/** The student postponed giving a number; the next session asks again. */
export const phonePostponed = storedMark(inTab, sessionKeys.phonePostponed);

/** Detection runs once per session (section 4). */
export const locationDetected = storedMark(inTab, sessionKeys.locationDetected);
