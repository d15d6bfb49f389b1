/**
 * The family's answer to a marked lesson (R13.5): a confirmation enters it into the class book for good; an objection holds
 * it back until both agree.
 */
import { eq, sql } from "drizzle-orm";
import { type LinkedLesson, readLessonToken } from "#contract/class-book.ts";
import { monthOf } from "#contract/time-zone.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { classBook, lessons } from "#server/db/schema/lessons.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { Refusal } from "#server/refusal.ts";
import { isLessonToken } from "./lesson-link.ts";
import { type LessonRow, lockLesson } from "./lock-lesson.ts";
import type { Actor } from "./lock-pair.ts";
import { notifyOtherSide } from "./notify-lesson.ts";
import { minutesOf } from "./refuse-conflicts.ts";

/** The class book entry of a marked lesson. */
export function bookOf(lesson: LessonRow, attestedBy: "student" | "silence") {
  const { id: lessonId, relationId, outcome, taught, paise, monthlyPaise, startsAt } = lesson;
  if (outcome === null || taught === null || paise === null) throw new Error("a lesson that nobody marked");
  return { lessonId, relationId, month: monthOf(startsAt), outcome, minutes: taught, paise, monthlyPaise, attestedBy };
}

export async function confirmLesson(tx: Tx, by: Actor, id: string): Promise<void> {
  const lesson = await lockLesson(tx, by, id, "confirm");
  await tx.update(lessons).set({ state: "confirmed" }).where(eq(lessons.id, id));
  await tx.insert(classBook).values(bookOf(lesson, "student"));
}

type Objection = { id: string; reason: string };

export async function objectToLesson(
  tx: Tx,
  jobs: Pick<Jobs, "send">,
  by: Actor,
  { id, reason }: Objection,
): Promise<void> {
  const lesson = await lockLesson(tx, by, id, "object");
  await tx
    .update(lessons)
    .set({ state: "objected", objection: reason, objectedAt: sql`now()` })
    .where(eq(lessons.id, id));
  await notifyOtherSide(tx, jobs, { kind: "lesson_objected", by, lesson });
}

async function findByToken(tx: Tx, accepted: readonly Buffer[], token: string): Promise<LessonRow> {
  const said = readLessonToken(token);
  const [found] = said === null ? [] : await tx.select().from(lessons).where(eq(lessons.id, said.id));
  if (found === undefined || !isLessonToken(accepted, token, found)) throw new Refusal("not_found");
  return found;
}

export async function readByToken(tx: Tx, accepted: readonly Buffer[], token: string): Promise<LinkedLesson> {
  const lesson = await findByToken(tx, accepted, token);
  const { outcome, minutes, paise } = bookOf(lesson, "student");
  const fixed = minutesOf(lesson);
  return { startsAt: lesson.startsAt.toISOString(), outcome, minutes, paise, exceeds: minutes > fixed ? fixed : null };
}

/** Whoever has the mail may answer for the family about this one lesson with this outcome, and nothing else. */
export async function answerLessonByToken(
  { db, jobs, accepted }: Pick<Context, "db" | "jobs" | "accepted">,
  token: string,
  reason: string | undefined,
): Promise<{ state: "confirmed" | "objected" }> {
  return db.transaction(async (tx) => {
    const { id, studentId } = await findByToken(tx, accepted, token);
    const [family] = await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, studentId));
    const by = { id: studentId, role: "student" as const, name: family?.name ?? "" };
    if (reason === undefined) await confirmLesson(tx, by, id);
    else await objectToLesson(tx, jobs, by, { id, reason });
    // Locked by now; if the outcome changed in between, the mail is about another one.
    await findByToken(tx, accepted, token);
    return { state: reason === undefined ? "confirmed" : "objected" };
  });
}
