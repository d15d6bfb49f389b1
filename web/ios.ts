/** Which devices are Apple's phones and tablets (section 4); the first script of a page says the same in its own words (`boot.ts`). */

export const iosAgent = "iP(hone|ad|od)";

/** An iPad calls itself a Macintosh; a Mac has no screen to touch. */
export const touchedAgent = "Macintosh";

export function isIos({ userAgent, maxTouchPoints }: Navigator): boolean {
  return new RegExp(iosAgent).test(userAgent) || (userAgent.includes(touchedAgent) && maxTouchPoints > 1);
}
