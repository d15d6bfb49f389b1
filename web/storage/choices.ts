/** A visitor's choices, as the script of every page reads them; `boot.ts` reads those of section 9 before the first paint. */

import { localKeys, sessionKeys } from "#contract/every-page.ts";
import { languages } from "#contract/languages.ts";
import { roles } from "#contract/roles.ts";
import { codeShape, inBrowser, inTab, isText, storedMark, storedText } from "./stored-value.ts";

export const preferredLanguage = storedText(inBrowser, localKeys.language, codeShape(languages));

export const chosenTheme = storedText(inBrowser, localKeys.theme, codeShape(["light", "dark"]));

/** The role last used, in this tab. */
export const selectedRole = storedText(inTab, sessionKeys.role, codeShape(roles));

export const bannerDismissed = storedMark(inBrowser, localKeys.bannerDismissed);
export const appInstalled = storedMark(inBrowser, localKeys.appInstalled);

/** Set by `enhance/heading-face.ts`. */
export const headingFace = storedMark(inBrowser, localKeys.headingFace);

/** Offered once; the switch is below the notification list (R13.7). */
export const pushOffered = storedMark(inBrowser, localKeys.pushOffered);

/** Whether the shortlist has entries (R13.6); `shortlist.ts` reads them. */
const stored = storedText(inBrowser, localKeys.shortlist, (given) => (isText(given) ? given : null));
export const hasShortlist = () => stored.read() !== null;
