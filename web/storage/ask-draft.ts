/**
 * What somebody wrote to a teacher and has not sent yet (R4.2): kept for a day, through signing in, another language and
 * another tab. Who writes has no account yet, so the draft says which way in was pressed with it (decision 25): only who
 * comes by that way has it sent by itself; anybody else in this browser is shown it first.
 */
import { askDraft as limits, localKeys } from "#contract/limits.ts";
import { type Day, days } from "#contract/vocabulary.ts";
import { codeShape, inBrowser, isRecord, isText, type Shape, storedJson } from "./stored-value.ts";

export type AskWords = { grade: string; days: Day[]; message: string };

/** By the code mailed to an address, by the journey to Google that began at a time, or already there: as this account. */
export type WayIn = { email: string } | { google: number } | { account: string };

export type AskDraft = AskWords & {
  /** To whom; null when only the words are kept, for whoever is asked next. */
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

const kept = storedJson<AskDraft>(inBrowser, localKeys.askDraft, (given) => {
  if (!isRecord(given) || !isText(given.message) || !isText(given.grade) || !Array.isArray(given.days)) return null;
  const age = typeof given.at === "number" ? Date.now() - given.at : limits.life;
  // A clock that was set back makes no draft young.
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

/** One that is too old, or none, is taken away when it is looked for. */
export function readDraft(): AskDraft | null {
  const draft = kept.read();
  if (draft === null) kept.drop();
  return draft;
}

export const dropDraft = kept.drop;

/** Changed words are pressed anew: no way in counts for them yet. */
export function saveDraft(teacher: AskDraft["teacher"], { grade, days, message }: AskWords): void {
  kept.write({ grade, days, message, teacher, way: null, at: Date.now() });
}

/** Nobody is asked any more; the words stay for the next. */
export function dropAskDraft(): void {
  const draft = kept.read();
  if (draft !== null) saveDraft(null, draft);
}

/** Pressed: the person goes this way to be signed in. */
export function sendAfter(way: WayIn): void {
  const draft = kept.read();
  if (draft !== null) kept.write({ ...draft, way });
}

/** Whether it was pressed for this way in: with an account, it goes out by itself for that one. */
export const isPressedFor = (draft: AskDraft | null, way: WayIn) =>
  JSON.stringify(draft?.way ?? null) === JSON.stringify(way);

/** Somebody came in by a way: a draft that was pressed for just that way is theirs. */
export function claimDraft(way: WayIn, account: string): void {
  if (isPressedFor(kept.read(), way)) sendAfter({ account });
}
