/**
 * The signed token of a mail link for answering a question without signing in (R10.4): it contains the question and its day,
 * no address.
 */
import { createHmac } from "node:crypto";
import type { QuestionDay } from "#contract/question-days.ts";
import { answerPath, dayOfToken } from "#contract/questions.ts";
import { isSigned } from "#server/settings/secret.ts";

function sign(secret: Buffer, words: string): Buffer {
  return createHmac("sha256", secret).update(`answer ${words}`).digest();
}

export function answerLink(secret: Buffer, { id, day }: { id: string; day: QuestionDay }): string {
  const words = `${id}.${day}`;
  return `${answerPath}?token=${words}.${sign(secret, words).toString("base64url")}`;
}

/** The question's id; null when the signature is not ours. */
export function readAnswerToken(accepted: readonly Buffer[], token: string): string | null {
  if (dayOfToken(token) === null) return null;
  const [id = "", day = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  return isSigned(accepted, given, (secret) => sign(secret, `${id}.${day}`)) ? id : null;
}
