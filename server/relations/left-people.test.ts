/** People who left stay in the other's list, but cannot be called or written to (R3.5, R4.4, R11.1). */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { changeStudentStatusEndpoint, changeTeacherStatusEndpoint } from "#contract/accounts.ts";
import { markLessonEndpoint } from "#contract/class-book.ts";
import { idempotency } from "#contract/limits.ts";
import { teacherNotificationKinds } from "#contract/notifications.ts";
import * as calls from "#contract/relations.ts";
import { blockPersonEndpoint } from "#contract/safety.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { comingTime } from "#test/lessons.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const change = { student: changeStudentStatusEndpoint, teacher: changeTeacherStatusEndpoint };

async function leave(person: TestPerson, how: "deactivated" | "deleted" | "suspended"): Promise<void> {
  if (how === "suspended") {
    await app.database.pool.query("update accounts set suspended_at = now() where id = $1", [person.id]);
    return;
  }
  const role = person.role === "student" ? "student" : "teacher";
  const { status } = await app.call(change[role], {
    token: person.token,
    params: { id: person.id },
    body: { accountStatus: how },
  });
  expect(status).toBe(200);
}

test.each(["deactivated", "deleted", "suspended"] as const)(
  "R3.5 phone and e-mail of somebody who is %s are gone from the other's list, a child's name and photo too",
  async (how) => {
    const { db } = app.database;
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    const [otherStudent, otherTeacher] = [await makeStudent(db), await makeTeacher(db)];
    await relate(db, student.id, otherTeacher.id, "accepted");
    await relate(db, otherStudent.id, teacher.id, "accepted");
    const teacherOf = async () =>
      (await app.call(calls.myTeachersEndpoint, { token: otherStudent.token })).body[0]?.teacher;
    const studentOf = async () =>
      (await app.call(calls.myStudentsEndpoint, { token: otherTeacher.token })).body[0]?.student;
    expect(await teacherOf()).toMatchObject({ phone: "+919811000001", email: teacher.email });
    expect(await studentOf()).toMatchObject({ name: "Zoya Khan", phone: "+919811000002", email: student.email });
    for (const person of [teacher, student]) await leave(person, how);
    expect(await teacherOf()).toMatchObject({ id: teacher.id, phone: null, email: null });
    expect(await studentOf()).toMatchObject({ id: student.id, name: null, photo: null, phone: null, email: null });
  },
);

test.each(["deactivated", "deleted", "suspended"] as const)(
  "R2.7 R3.5 the name of a child whose family is %s is in no notification, and in no replayed answer",
  async (how) => {
    const { db } = app.database;
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    const contacted = await app.call(calls.contactTeacherEndpoint, {
      token: student.token,
      params: { id: teacher.id },
      body: { message: "Namaste" },
    });
    expect(contacted.status).toBe(201);
    const accept = () =>
      app.call(calls.respondToStudentEndpoint, {
        token: teacher.token,
        params: { id: contacted.body.id ?? "" },
        body: { accept: true },
        headers: { [idempotency.header]: `accept-${how}` },
      });
    const notified = async () =>
      JSON.stringify((await app.call(teacherNotificationKinds.list, { token: teacher.token })).body);
    expect(JSON.stringify((await accept()).body)).toContain("+919811000002");
    await vi.waitUntil(
      async () =>
        (await app.database.pool.query("select answered from idempotency_keys where account_id = $1", [teacher.id]))
          .rows[0]?.answered,
    );
    expect(JSON.stringify((await accept()).body)).toContain("+919811000002");
    expect(await notified()).toContain("Zoya Khan");
    await leave(student, how);
    expect(await notified()).not.toContain("Zoya");
    const again = await accept();
    expect(again.status).toBe(409);
    expect(JSON.stringify(again.body)).not.toMatch(/Zoya|9811000002/);
  },
);

test("R3.5 a stored answer is not replayed to a teacher whom the family has blocked", async () => {
  const { db } = app.database;
  const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
  const body = { message: "Namaste" };
  const contacted = await app.call(calls.contactTeacherEndpoint, {
    token: student.token,
    params: { id: teacher.id },
    body,
  });
  const accept = () =>
    app.call(calls.respondToStudentEndpoint, {
      token: teacher.token,
      params: { id: contacted.body.id ?? "" },
      body: { accept: true },
      headers: { [idempotency.header]: "accept" },
    });
  expect((await accept()).status).toBe(200);
  await vi.waitUntil(
    async () =>
      (await app.database.pool.query("select answered from idempotency_keys where account_id = $1", [teacher.id]))
        .rows[0]?.answered,
  );
  expect((await app.call(blockPersonEndpoint, { token: student.token, body: { accountId: teacher.id } })).status).toBe(
    201,
  );
  const again = await accept();
  expect(again.status).toBeGreaterThanOrEqual(400);
  expect(JSON.stringify(again.body)).not.toMatch(/Zoya|9811000002/);
});

/** Everything a teacher may read of one relation. */
const readsOf = ({ relationId, lessonId, studentId }: Record<"relationId" | "lessonId" | "studentId", string>) => [
  "/api/teachers/my-students",
  "/api/teachers/student-requests",
  "/api/teachers/requested-students",
  "/api/teachers/notifications?limit=50",
  "/api/teachers/home",
  "/api/teachers/reviews",
  "/api/teachers/statistics",
  "/api/teachers/nearby-students",
  "/api/questions",
  "/api/auth/export",
  `/api/students/${studentId}`,
  `/api/teachers/lessons?from=${comingTime(-30)}&to=${comingTime(30)}`,
  `/api/teachers/lessons/${lessonId}/calendar.ics`,
  `/api/teachers/relations/${relationId}/months/${new Date().toISOString().slice(0, 7)}`,
  `/api/teachers/relations/${relationId}/months/${new Date().toISOString().slice(0, 7)}.csv`,
];

test.each(["deactivated", "deleted", "suspended", "blocked", "ended"] as const)(
  "R2.7 R3.5 no call names the child to a teacher after the family is %s, nor a sister, nor a phone",
  async (how) => {
    const { db, pool } = app.database;
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    await pool.query("insert into learners (account_id, name) values ($1, 'Amina Canary')", [student.id]);
    const relationId = await relate(db, student.id, teacher.id, "accepted", "Namaste");
    await pool.query(
      "update relations set learner_ids = array(select id from learners where account_id = $2) || $2::uuid where id = $1",
      [relationId, student.id],
    );
    const { rows } = await pool.query<{ id: string }>(
      `insert into lessons (relation_id, teacher_id, student_id, proposed_by, state, starts_at, ends_at, mode, settled_at)
       select $1, $2, $3, 'student', 'fixed', now() - t, now() - t + interval '1 minute', 'online', now()
       from unnest(array['5 minutes', '3 minutes']::interval[]) t returning id`,
      [relationId, teacher.id, student.id],
    );
    const lessonId = rows[0]?.id ?? "";
    const marked = { token: teacher.token, params: { id: lessonId }, body: { outcome: "held" } };
    expect((await app.call(markLessonEndpoint, marked)).status).toBe(200);
    await pool.query("insert into relation_questions (relation_id, account_id, day) values ($1, $2, 3)", [
      relationId,
      teacher.id,
    ]);
    const named = /Zoya|Canary|9811000002/;
    const read = async () => {
      const found: string[] = [];
      for (const url of readsOf({ relationId, lessonId, studentId: student.id })) {
        const { body } = await app.app.inject({ url, headers: { authorization: `Bearer ${teacher.token}` } });
        if (named.test(body)) found.push(url.split("?")[0] ?? "");
      }
      return found;
    };
    expect(await read()).toEqual(
      expect.arrayContaining(["/api/questions", "/api/teachers/lessons", "/api/auth/export"]),
    );
    if (how === "blocked")
      await app.call(blockPersonEndpoint, { token: student.token, body: { accountId: teacher.id } });
    else if (how === "ended")
      await app.call(calls.endWithTeacherEndpoint, { token: student.token, params: { id: relationId }, body: {} });
    else await leave(student, how);
    expect(await read()).toEqual([]);
  },
);
