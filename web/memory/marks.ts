/** What was done or said in this tab (section 9), until it is closed. */
import { sessionKeys } from "#contract/every-page.ts";
import { inTab, keepMark } from "./keep.ts";

/** The person has just signed up; the dashboard greets them once (R7.2). */
export const firstVisit = keepMark(inTab, sessionKeys.firstVisit);

/** The first walk is still to come; it opens by itself once. */
export const walkDue = keepMark(inTab, sessionKeys.walkDue);

/** The student put off giving a number; the next session asks again. */
export const phonePostponed = keepMark(inTab, sessionKeys.phonePostponed);

/** Detection runs once per session (section 4). */
export const locationDetected = keepMark(inTab, sessionKeys.locationDetected);
