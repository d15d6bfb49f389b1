/** For tests: an active relation, its lessons, and future local days and times. */
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { lessonCalls, type Proposal } from "#contract/lessons.ts";
import { dateAfter, localTimeOf, momentAt } from "#contract/time-zone.ts";
import type { Db } from "#server/db/client.ts";
import { teachers } from "#server/db/schema/teachers.ts";
import type { TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";

export type Learning = { student: TestPerson; teacher: TestPerson; relationId: string };

export async function makeLearning(db: Db, given: { teacher?: TestPerson } = {}): Promise<Learning> {
  const student = await makeStudent(db);
  const teacher = given.teacher ?? (await makeTeacher(db));
  await db
    .update(teachers)
    .set({ feeHourly: 500, upiAddress: "meera.nair@okbank" })
    .where(eq(teachers.accountId, teacher.id));
  return { student, teacher, relationId: await relate(db, student.id, teacher.id, "accepted") };
}

/** This many days from today, at a local time. */
export function comingTime(days: number, time = "17:00"): string {
  const { date } = localTimeOf(new Date());
  return momentAt({ date: dateAfter(date, days), time }).toISOString();
}

export const comingDay = (days: number): string => dateAfter(localTimeOf(new Date()).date, days);

export function proposing(startsAt: string | string[], more: Partial<Proposal> = {}): Proposal {
  const times = [startsAt].flat().map((each) => ({ startsAt: each, minutes: 60 }));
  return { times, mode: "student_home", ...more };
}

/** Proposed by the student, picked by the teacher. Returns its id. */
export async function fixLesson(app: TestApp, pair: Learning, startsAt: string, more: Partial<Proposal> = {}) {
  const { student, teacher, relationId } = pair;
  const { body } = await app.call(lessonCalls.student.propose, {
    token: student.token,
    params: { id: relationId },
    body: proposing(startsAt, more),
  });
  const answer = await app.call(lessonCalls.teacher.pick, {
    token: teacher.token,
    params: { id: body.id ?? "" },
    body: { startsAt },
  });
  expect(answer).toMatchObject({ status: 200, body: { state: "fixed" } });
  return answer.body.id ?? "";
}
