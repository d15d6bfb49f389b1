/**
 * The text of a failed call (R7.1): the network's own sentence, the text of the server's code, or the message of a
 * server without our codes (section 8); with the attempts left, and when.
 */
import { inSeconds } from "#contract/duration-units.ts";
import { isErrorCode } from "#contract/errors.ts";
import type { Translate } from "#text/keys.ts";
import { CallError } from "#web/api/client.ts";

/** `otherwise`: where the server gave no reason. */
export function callFailureText(t: Translate, error: unknown, otherwise?: string): string {
  if (!(error instanceof CallError)) return otherwise ?? t("errors:internal");
  return failureSentences(t, error, otherwise).reduce((text, sentence) => `${endSentence(t, text)} ${sentence}`);
}

export function failureSentences(t: Translate, { code, said, body }: CallError, otherwise?: string): string[] {
  const isOurs = isErrorCode(body.code);
  if (!isOurs && said !== undefined) return [said];
  return [code === "internal" && otherwise !== undefined ? otherwise : t(`errors:${code}`), ...leftSentences()];

  function leftSentences(): string[] {
    const { remainingAttempts, retryAfter } = body;
    // Zero attempts left need not be repeated.
    const limited = code === "account_blocked" || code === "too_many_requests";
    return [
      ...(limited || remainingAttempts === undefined
        ? []
        : [t("errors:remainingAttempts", { count: remainingAttempts })]),
      ...(retryAfter !== undefined && retryAfter > 0 ? [waitText(t, retryAfter)] : []),
    ];
  }
}

/** 'Invalid credentials' is specified without its full stop, which it needs if more follows. */
function endSentence(t: Translate, text: string): string {
  return /[.!?।۔]$/.test(text) ? text : text + t("errors:fullStop");
}

const { minute, hour, day } = inSeconds;

function waitText(t: Translate, seconds: number): string {
  if (seconds < 60) return t("errors:retrySeconds", { count: Math.ceil(seconds) });
  if (seconds < 2 * hour) return t("errors:retryMinutes", { count: Math.ceil(seconds / minute) });
  if (seconds < day) return t("errors:retryHours", { count: Math.ceil(seconds / hour) });
  return t("errors:retryDays", { count: Math.ceil(seconds / day) });
}
