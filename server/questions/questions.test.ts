/** Follow-up after a request and after acceptance (R10.4), over HTTP and by the jobs. */

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { day } from "#contract/durations.ts";
import { notificationKinds } from "#contract/notification-kinds.ts";
import { studentNotificationKinds, teacherNotificationKinds } from "#contract/notifications.ts";
import { answerByLinkEndpoint, answerQuestionEndpoint, openQuestionsEndpoint } from "#contract/questions.ts";
import { requestedTeachersEndpoint } from "#contract/relations.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { relationQuestions, relations } from "#server/db/schema/relations.ts";
import { createTestApp, type TestApp, testSecret } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";
import { askQuestions } from "./ask-questions.ts";
import { offerSimilarTeachers } from "./offer-similar.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
// Ends what one test leaves, so that the next does not ask about it.
beforeEach(async () => {
  await app.database.pool.query("update relations set status = 'ended' where status = 'accepted'");
});

const daysAgo = (days: number) => new Date(Date.now() - days * day);

/** The jobs of the app, which only its context exposes. */
const queued: unknown[] = [];
const jobs = { send: async (_tx: unknown, queue: string, data: unknown) => void queued.push({ queue, data }) };

const parts = () => ({ db: app.database.db, jobs: jobs as never, secret: testSecret });

async function learning(days: number, teacher?: TestPerson) {
  const { db } = app.database;
  const student = await makeStudent(db);
  const teaching = teacher ?? (await makeTeacher(db));
  const id = await relate(db, student.id, teaching.id, "accepted");
  await db
    .update(relations)
    .set({ activatedAt: daysAgo(days) })
    .where(eq(relations.id, id));
  return { student, teacher: teaching, id };
}

type Order = { kind: string; to: { address: string }; params: { link?: string; who?: string } };
const mailsTo = (address: string) =>
  queued.map((job) => (job as { data: { order: Order } }).data.order).filter(({ to }) => to.address === address);
const listOpen = (person: TestPerson) => app.call(openQuestionsEndpoint, { token: person.token });

describe("R10.4 after acceptance", () => {
  it("asks both on day 3 and on day 14, once each, by notification and mail; never earlier, never much later", async () => {
    const fresh = await learning(2.9);
    const met = await learning(3.1);
    const staying = await learning(14.1);
    const old = await learning(90);
    await askQuestions(parts());
    await askQuestions(parts());
    for (const [{ student, teacher }, days] of [
      [fresh, []],
      [met, [3]],
      // Day 3 is more than a week past by then.
      [staying, [14]],
      [old, []],
    ] as const)
      for (const person of [student, teacher]) {
        const { body } = await listOpen(person);
        expect(body.map(({ day }) => day)).toEqual(days);
        expect(mailsTo(person.email).map(({ kind }) => kind)).toEqual(days.map(() => "question_due"));
      }
    const [notification] = (await app.call(studentNotificationKinds.list, { token: met.student.token })).body;
    expect(notification).toMatchObject({
      type: "question_due",
      relatedLink: notificationKinds.question_due.link.student,
    });
    expect(notification?.message).toContain("Meera Nair");
    const [teachers] = (await app.call(teacherNotificationKinds.list, { token: met.teacher.token })).body;
    expect(teachers?.message).toContain("Zoya Khan");
  });

  it("is answered in the app, and may be changed later; another's question is not found", async () => {
    const { student, teacher } = await learning(3.5);
    await askQuestions(parts());
    const [question] = (await listOpen(student)).body;
    const params = { id: question?.id ?? "" };
    const answer = (token: string, said: boolean) =>
      app.call(answerQuestionEndpoint, { token, params, body: { answer: said } });
    expect((await answer(teacher.token, false)).status).toBe(404);
    expect((await answer(student.token, true)).body).toEqual({ day: 3, answer: true });
    expect((await listOpen(student)).body).toEqual([]);
    expect((await answer(student.token, false)).body).toEqual({ day: 3, answer: false });
    expect((await listOpen(teacher)).body).toHaveLength(1);
  });

  it("is answered from the mail by a signed link, which gives access to nothing else and expires after sixty days", async () => {
    const { db } = app.database;
    const { student } = await learning(3.5);
    await askQuestions(parts());
    const link = mailsTo(student.email)[0]?.params.link ?? "";
    expect(link).toMatch(/^\/answer\?token=/);
    const token = new URL(link, "http://localhost").searchParams.get("token") ?? "";
    const send = (given: string, answer: unknown = true) =>
      app.call(answerByLinkEndpoint, { body: { token: given, answer } });
    for (const wrong of ["", "x", token.slice(0, -3), token.replace(".3.", ".14."), `${token.slice(0, -2)}AA`])
      expect([wrong, (await send(wrong)).status]).toEqual([wrong, 404]);
    expect((await send(token, "yes")).status).toBe(400);
    expect((await send(token)).body).toEqual({ day: 3, answer: true });
    expect((await listOpen(student)).body).toEqual([]);
    await db
      .update(relationQuestions)
      .set({ askedAt: daysAgo(61) })
      .where(eq(relationQuestions.accountId, student.id));
    expect((await send(token)).status).toBe(404);
  });

  it("lets a teacher's page count families that met and that stayed, by their own answers, from five on", async () => {
    const { db } = app.database;
    const teacher = await makeTeacher(db);
    const shown = async () => {
      const { body } = await app.call(readTeacherEndpoint, { params: { id: teacher.id } });
      return [body.familiesMet, body.familiesStayed];
    };
    for (let families = 1; families <= 6; families++) {
      const { student, id } = await learning(20, teacher);
      const said = (accountId: string, dayOf: number, answer: boolean) => ({
        relationId: id,
        accountId,
        day: dayOf,
        answer,
        answeredAt: new Date(),
      });
      await db.insert(relationQuestions).values([
        // The first question of one family is unanswered; continuing implies that they met.
        ...(families > 1 ? [said(student.id, 3, true)] : []),
        said(student.id, 14, families < 5),
        // The teacher's answer does not count here.
        said(teacher.id, 14, true),
      ]);
      expect(await shown()).toEqual([families >= 5 ? families : null, null]);
    }
  });
});

describe("R10.4 a request that nobody answers", () => {
  it("offers the student similar teachers after 48 hours, once, and not when the teacher asked or has answered, or the request has expired", async () => {
    const { db } = app.database;
    const student = await makeStudent(db);
    const teachers = [];
    for (let nth = 0; nth < 5; nth++) teachers.push(await makeTeacher(db));
    const [young, unanswered, answered, offering, late] = teachers as [
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
    ];
    for (const [teacher, status, days, askedBy] of [
      [young, "pending", 1.9, "student"],
      [unanswered, "pending", 2.1, "student"],
      [answered, "declined", 3, "student"],
      [offering, "pending", 3, "teacher"],
      // Not closed yet: its job has not run.
      [late, "pending", 15, "student"],
    ] as const) {
      const id = await relate(db, student.id, teacher.id, status);
      await db
        .update(relations)
        .set({ requestedAt: daysAgo(days), expiresAt: daysAgo(days - 14), askedBy })
        .where(eq(relations.id, id));
    }
    expect(await offerSimilarTeachers(parts())).toBe(1);
    expect(await offerSimilarTeachers(parts())).toBe(0);
    const { body } = await app.call(studentNotificationKinds.list, { token: student.token });
    expect(body.map(({ type }) => type)).toEqual(["similar_teachers"]);
    expect(body[0]?.relatedLink).toBe(`/student-dashboard?tab=similar&of=${unanswered.id}`);
    expect(mailsTo(student.email).map(({ kind }) => kind)).toEqual(["similar_teachers"]);
    const requests = await app.call(requestedTeachersEndpoint, { token: student.token });
    expect(requests.body.filter(({ similarOffered }) => similarOffered).map(({ teacher }) => teacher.id)).toEqual([
      unanswered.id,
    ]);
  });
});
