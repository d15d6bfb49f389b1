/**
 * An unsent message to a teacher (R4.2): stored for a day, across signing in, languages and
 * tabs. The author has no account yet, so the draft stores the sign-in method that was chosen (decision 25): only for a person who
 * uses that method is it sent by itself; anybody else in this browser sees it first.
 */
import { askDraft as limits, localKeys } from "#contract/limits.ts";
import { type Day, days } from "#contract/vocabulary.ts";
import { codeShape, inBrowser, isRecord, isText, type Shape, storedJson } from "./stored-value.ts";

export type AskWords = { grade: string; days: Day[]; message: string };

/** By the code mailed to an address, by the Google sign-in started at a time, or signed in already: as this account. */
export type WayIn = { email: string } | { google: number } | { account: string };

export type AskDraft = AskWords & {
  /** The teacher; null when only the text is stored, for the next one. */
  teacher: { id: string; name: string } | null;
  way: WayIn | null;
  /** Milliseconds since 1970. */
  at: number;
};

/** E-mails are compared case-insensitively (R3.1). */
export const byCode = (email: string): WayIn => ({ email: email.trim().toLowerCase() });

const readTeacher: Shape<NonNullable<AskDraft["teacher"]>> = (given) =>
  isRecord(given) && isText(given.id) && isText(given.name) ? { id: given.id, name: given.name } : null;

const readWay: Shape<WayIn> = (given) => {
  if (!isRecord(given)) return null;
  if (isText(given.account)) return { account: given.account };
  if (isText(given.email)) return { email: given.email };
  return typeof given.google === "number" ? { google: given.google } : null;
};

const stored = storedJson<AskDraft>(inBrowser, localKeys.askDraft, (given) => {
  if (!isRecord(given) || !isText(given.message) || !isText(given.grade) || !Array.isArray(given.days)) return null;
  const age = typeof given.at === "number" ? Date.now() - given.at : limits.life;
  // A clock that was set back makes no draft fresh.
  if (age < 0 || age >= limits.life) return null;
  return {
    message: given.message,
    grade: given.grade,
    days: given.days.flatMap((day) => codeShape(days)(day) ?? []),
    teacher: readTeacher(given.teacher),
    way: readWay(given.way),
    at: Date.now() - age,
  };
});

/** An expired or invalid one is deleted when it is read. */
export function readDraft(): AskDraft | null {
  const draft = stored.read();
  if (draft === null) stored.drop();
  return draft;
}

export const dropDraft = stored.drop;

/** A changed text must be submitted again: no method counts for it yet. */
export function saveDraft(teacher: AskDraft["teacher"], { grade, days, message }: AskWords): void {
  stored.write({ grade, days, message, teacher, way: null, at: Date.now() });
}

/** Clears the teacher; the text stays for the next. */
export function dropAskDraft(): void {
  const draft = stored.read();
  if (draft !== null) saveDraft(null, draft);
}

/** Submitted: the person signs in by this method. */
export function sendAfter(way: WayIn): void {
  const draft = stored.read();
  if (draft !== null) stored.write({ ...draft, way });
}

/** Whether it was submitted with this method: with an account, it is sent by itself for that one. */
export const isPressedFor = (draft: AskDraft | null, way: WayIn) =>
  JSON.stringify(draft?.way ?? null) === JSON.stringify(way);

/** A person signed in by a method: a draft submitted with it is theirs. */
export function claimDraft(way: WayIn, account: string): void {
  if (isPressedFor(stored.read(), way)) sendAfter({ account });
}
