/** An error of the API in the reader's words (R7.1): by its code, with what is left to try and when. */
import type { ErrorBody } from "#contract/error-body.ts";
import { errorStatus } from "#contract/errors.ts";
import type { Translate } from "#text/keys.ts";

type Shown = Pick<ErrorBody, "code" | "remainingAttempts" | "retryAfter">;

/** `retryAfter` is in seconds. */
export function errorText(t: Translate, { code, remainingAttempts, retryAfter }: Shown): string {
  const sentences = [t(Object.hasOwn(errorStatus, code) ? `errors:${code}` : "errors:internal")];
  if (remainingAttempts !== undefined) sentences.push(t("errors:remainingAttempts", { count: remainingAttempts }));
  if (retryAfter !== undefined && retryAfter > 0) sentences.push(waitText(t, retryAfter));
  return sentences.reduce((text, sentence) => `${endSentence(t, text)} ${sentence}`);
}

/** 'Invalid credentials' is quoted without its full stop, which it needs once more follows. */
function endSentence(t: Translate, text: string): string {
  return /[.!?।۔]$/.test(text) ? text : text + t("errors:fullStop");
}

const hour = 60 * 60;
const day = 24 * hour;

function waitText(t: Translate, seconds: number): string {
  if (seconds < 60) return t("errors:retrySeconds", { count: Math.ceil(seconds) });
  if (seconds < 2 * hour) return t("errors:retryMinutes", { count: Math.ceil(seconds / 60) });
  if (seconds < day) return t("errors:retryHours", { count: Math.ceil(seconds / hour) });
  return t("errors:retryDays", { count: Math.ceil(seconds / day) });
}
