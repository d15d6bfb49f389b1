/** What a visitor chose for every page (section 9); `boot.ts` reads the theme, the language and the marks of the app banner before the first paint. */

import { localKeys } from "#contract/every-page.ts";
import { languages } from "#contract/languages.ts";
import { inBrowser, keepMark, keepText, oneOf } from "./keep.ts";

export const preferredLanguage = keepText(inBrowser, localKeys.language, oneOf(languages));

export const chosenTheme = keepText(inBrowser, localKeys.theme, oneOf(["light", "dark"]));

/** Whether visits may be counted; null: not answered yet. */
export const consent = keepText(inBrowser, localKeys.consent, oneOf(["true", "false"]));

export const bannerDismissed = keepMark(inBrowser, localKeys.bannerDismissed);
export const appInstalled = keepMark(inBrowser, localKeys.appInstalled);

const consentGiven = "consent";

/** To whoever waits for the answer on this page. */
export const tellConsent = () => void dispatchEvent(new Event(consentGiven));
