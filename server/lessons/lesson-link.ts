/**
 * The signed token of a mail link by which a family confirms a lesson without signing in (R13.5): invalid once the teacher
 * changes the outcome.
 */
import { createHmac } from "node:crypto";
import { lessonPath, writeLessonWords } from "#contract/class-book.ts";
import { isSigned } from "#server/settings/secret.ts";
import type { LessonRow } from "./lock-lesson.ts";

type Marked = Pick<LessonRow, "id" | "startsAt" | "outcome" | "taught" | "paise" | "markedAt">;

/** The outcome and when it was marked: marking the same again makes another token. */
function tokenPartsOf({
  outcome,
  taught,
  paise,
  markedAt,
  ...lesson
}: Marked): { shown: string; signed: string } | null {
  if (outcome === null || taught === null || paise === null || markedAt === null) return null;
  const shown = writeLessonWords({ ...lesson, outcome, taught, paise });
  return { shown, signed: `lesson ${shown} ${markedAt.getTime()}` };
}

const sign = (secret: Buffer, parts: string) => createHmac("sha256", secret).update(parts).digest();

export function lessonLink(secret: Buffer, marked: Marked): string {
  const parts = tokenPartsOf(marked);
  if (parts === null) throw new Error("a lesson that nobody marked");
  return `${lessonPath}?token=${parts.shown}.${sign(secret, parts.signed).toString("base64url")}`;
}

/** Whether we signed it for the lesson's current outcome. */
export function isLessonToken(accepted: readonly Buffer[], token: string, marked: Marked): boolean {
  const parts = tokenPartsOf(marked);
  if (parts === null || !token.startsWith(`${parts.shown}.`)) return false;
  const given = Buffer.from(token.split(".").at(-1) ?? "", "base64url");
  return isSigned(accepted, given, (secret) => sign(secret, parts.signed));
}
