/** What a visitor chose for every page (section 9); `boot.ts` reads them before the first paint. */

import { localKeys } from "#contract/every-page.ts";
import { languages } from "#contract/languages.ts";
import { inBrowser, isText, keepMark, keepText, oneOf } from "./keep.ts";

export const preferredLanguage = keepText(inBrowser, localKeys.language, oneOf(languages));

export const chosenTheme = keepText(inBrowser, localKeys.theme, oneOf(["light", "dark"]));

export const bannerDismissed = keepMark(inBrowser, localKeys.bannerDismissed);
export const appInstalled = keepMark(inBrowser, localKeys.appInstalled);

/** By `enhance/heading-face.ts`. */
export const headingFace = keepMark(inBrowser, localKeys.headingFace);

/** Asked once; the switch stands below what one was told (R13.7). */
export const pushOffered = keepMark(inBrowser, localKeys.pushOffered);

/** Whether some are kept at all (R13.6); who they are is read by `shortlist.ts`. */
const kept = keepText(inBrowser, localKeys.shortlist, (given) => (isText(given) ? given : null));
export const hasShortlist = () => kept.read() !== null;
export const dropShortlist = kept.drop;
