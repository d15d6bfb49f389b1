/** The signed words in a mail by which a family confirms a lesson without signing in (R13.5): dead once the teacher says something else. */
import { createHmac } from "node:crypto";
import { lessonPath, looksLikeLessonToken } from "#contract/class-book.ts";
import { isSigned } from "#server/secret.ts";

type Marked = { id: string; markedAt: Date | null };

function sign(secret: Buffer, { id, markedAt }: Marked): Buffer {
  return createHmac("sha256", secret).update(`lesson ${id} ${markedAt?.getTime()}`).digest();
}

export function lessonLink(secret: Buffer, marked: Marked): string {
  return `${lessonPath}?token=${marked.id}.${sign(secret, marked).toString("base64url")}`;
}

/** The id it names, which says nothing yet; null when it does not look like one of ours. */
export function idOfToken(token: string): string | null {
  return looksLikeLessonToken(token) ? (token.split(".")[0] ?? null) : null;
}

export function isLessonToken(accepted: readonly Buffer[], token: string, marked: Marked): boolean {
  const given = Buffer.from(token.split(".")[1] ?? "", "base64url");
  return isSigned(accepted, given, (secret) => sign(secret, marked));
}
