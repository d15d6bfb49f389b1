/** The meaning of an IndexNow response, as a text key, and whether the addresses were accepted. */
import type { Submission } from "#contract/indexnow.ts";

const known = { 200: "ok", 202: "accepted", 400: "bad", 403: "forbidden", 422: "mismatch", 429: "many" } as const;

const isKnown = (code: number): code is keyof typeof known => Object.hasOwn(known, code);

export function explainAnswer({ statusCode, failure }: Pick<Submission, "statusCode" | "failure">) {
  if (statusCode === null) return failure === null ? ("under" as const) : ("unreached" as const);
  if (isKnown(statusCode)) return known[statusCode];
  if (statusCode >= 300 && statusCode < 400) return "moved" as const;
  return statusCode >= 500 ? ("broken" as const) : ("other" as const);
}

export const isAccepted = ({ statusCode }: Pick<Submission, "statusCode">) => statusCode === 200 || statusCode === 202;
