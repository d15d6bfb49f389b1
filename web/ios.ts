/** Apple's phones and tablets (section 4); the first script of a page has its own copy (`boot.ts`). */

export const iosAgent = "iP(hone|ad|od)";

/** An iPad reports a Macintosh; a Mac has no touch screen. */
export const touchedAgent = "Macintosh";

export function isIos({ userAgent, maxTouchPoints }: Navigator): boolean {
  return new RegExp(iosAgent).test(userAgent) || (userAgent.includes(touchedAgent) && maxTouchPoints > 1);
}
