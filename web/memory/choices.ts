/** What a visitor chose, as the script of every page reads it; those of section 9 `boot.ts` reads before the first paint. */

import { localKeys, sessionKeys } from "#contract/every-page.ts";
import { languages } from "#contract/languages.ts";
import { roles } from "#contract/roles.ts";
import { inBrowser, inTab, isText, keepMark, keepText, oneOf } from "./keep.ts";

export const preferredLanguage = keepText(inBrowser, localKeys.language, oneOf(languages));

export const chosenTheme = keepText(inBrowser, localKeys.theme, oneOf(["light", "dark"]));

/** As what the person came last, in this tab. */
export const selectedRole = keepText(inTab, sessionKeys.role, oneOf(roles));

export const bannerDismissed = keepMark(inBrowser, localKeys.bannerDismissed);
export const appInstalled = keepMark(inBrowser, localKeys.appInstalled);

/** By `enhance/heading-face.ts`. */
export const headingFace = keepMark(inBrowser, localKeys.headingFace);

/** Asked once; the switch stands below what one was told (R13.7). */
export const pushOffered = keepMark(inBrowser, localKeys.pushOffered);

/** Whether some are kept at all (R13.6); who they are is read by `shortlist.ts`. */
const kept = keepText(inBrowser, localKeys.shortlist, (given) => (isText(given) ? given : null));
export const hasShortlist = () => kept.read() !== null;
