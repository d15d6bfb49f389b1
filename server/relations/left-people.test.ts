/** Who has left is still in the other's list, but can no longer be called or written to (R3.5, R4.4, R11.1). */
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeStudentStatus, changeTeacherStatus } from "#contract/accounts.ts";
import * as calls from "#contract/relations.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const change = { student: changeStudentStatus, teacher: changeTeacherStatus };

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
    const teacherOf = async () => (await app.call(calls.myTeachers, { token: otherStudent.token })).body[0]?.teacher;
    const studentOf = async () => (await app.call(calls.myStudents, { token: otherTeacher.token })).body[0]?.student;
    expect(await teacherOf()).toMatchObject({ phone: "+919811000001", email: teacher.email });
    expect(await studentOf()).toMatchObject({ name: "Zoya Khan", phone: "+919811000002", email: student.email });
    for (const person of [teacher, student]) await leave(person, how);
    expect(await teacherOf()).toMatchObject({ id: teacher.id, phone: null, email: null });
    expect(await studentOf()).toMatchObject({ id: student.id, name: null, photo: null, phone: null, email: null });
  },
);
