/** What a visitor chose, as the script of every page reads it; those of section 9 `boot.ts` reads before the first paint. */

import { localKeys, sessionKeys } from "#contract/every-page.ts";
import { languages } from "#contract/languages.ts";
import { roles } from "#contract/roles.ts";
import { codeShape, inBrowser, inTab, isText, storedMark, storedText } from "./stored-value.ts";

export const preferredLanguage = storedText(inBrowser, localKeys.language, codeShape(languages));

export const chosenTheme = storedText(inBrowser, localKeys.theme, codeShape(["light", "dark"]));

/** As what the person came last, in this tab. */
export const selectedRole = storedText(inTab, sessionKeys.role, codeShape(roles));

export const bannerDismissed = storedMark(inBrowser, localKeys.bannerDismissed);
export const appInstalled = storedMark(inBrowser, localKeys.appInstalled);

/** By `enhance/heading-face.ts`. */
export const headingFace = storedMark(inBrowser, localKeys.headingFace);

/** Asked once; the switch stands below what one was told (R13.7). */
export const pushOffered = storedMark(inBrowser, localKeys.pushOffered);

/** Whether some are kept at all (R13.6); who they are is read by `shortlist.ts`. */
const kept = storedText(inBrowser, localKeys.shortlist, (given) => (isText(given) ? given : null));
export const hasShortlist = () => kept.read() !== null;
