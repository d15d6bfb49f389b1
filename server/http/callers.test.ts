/** Callers who have the role but lack a condition (R2.7, R4.2): whom they find, see, request and answer, and how they are refused. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { saveStudentProfileEndpoint } from "#contract/own-profile.ts";
import * as calls from "#contract/relations.ts";
import { nearbyStudentsEndpoint } from "#contract/search.ts";
import { readStudentEndpoint } from "#contract/students.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { students } from "#server/db/schema/students.ts";
import { documents, teachers } from "#server/db/schema/teachers.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const refused = (status: number, code: string) => ({ status, body: { code } });

const find = ({ token }: TestPerson) => app.call(nearbyStudentsEndpoint, { token, query: { limit: "50" } });
const see = ({ token }: TestPerson, id: string) => app.call(readStudentEndpoint, { token, params: { id } });
const offer = ({ token }: TestPerson, id: string) =>
  app.call(calls.contactStudentEndpoint, { token, params: { id }, body: {} });
const ask = ({ token }: TestPerson, id: string) =>
  app.call(calls.contactTeacherEndpoint, { token, params: { id }, body: {} });

const papers = (teacher: TestPerson, change: Partial<typeof documents.$inferInsert>) =>
  app.database.db.update(documents).set(change).where(eq(documents.teacherId, teacher.id));

/** Each teacher lacks one condition. */
const lacking: Record<string, (teacher: TestPerson) => Promise<unknown>> = {
  "a fresh account": async (teacher) => {
    await app.database.db.delete(documents).where(eq(documents.teacherId, teacher.id));
    await app.database.db
      .update(teachers)
      .set({ subjects: [], publicCell: null, publicLongitude: null, publicLatitude: null })
      .where(eq(teachers.accountId, teacher.id));
  },
  "an unlisted teacher": (teacher) =>
    app.database.db.update(teachers).set({ subjects: [] }).where(eq(teachers.accountId, teacher.id)),
  "a teacher without a phone": (teacher) =>
    app.database.db.update(accounts).set({ phone: null }).where(eq(accounts.id, teacher.id)),
  "a listed teacher without papers": (teacher) =>
    app.database.db.delete(documents).where(eq(documents.teacherId, teacher.id)),
  "a listed teacher whose identity waits": (teacher) => papers(teacher, { verifiedAt: null }),
  "a listed teacher whose identity was rejected": (teacher) =>
    papers(teacher, { verifiedAt: null, rejectedAt: new Date(), rejectionReason: "Blurred" }),
  "a listed teacher with another paper verified": (teacher) => papers(teacher, { type: "qualification" }),
};

describe.each(Object.entries(lacking))("R4.2 %s", (_, take) => {
  it("neither finds nor sees nor requests a student, and does not learn who exists", async () => {
    const { db, pool } = app.database;
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    await take(teacher);
    expect(await find(teacher)).toMatchObject(refused(403, "identity_required"));
    for (const id of [student.id, randomUUID()]) {
      expect(await see(teacher, id)).toMatchObject(refused(403, "identity_required"));
      expect(await offer(teacher, id)).toMatchObject(refused(403, "identity_required"));
    }
    const { rows } = await pool.query("select 1 from notifications where account_id = $1", [student.id]);
    expect(rows).toEqual([]);
  });

  it("sees the page of a student who sent a request, and contact details once it is active", async () => {
    const { db } = app.database;
    const [student, friend, teacher] = [await makeStudent(db), await makeStudent(db), await makeTeacher(db)];
    await relate(db, student.id, teacher.id, "pending");
    await relate(db, friend.id, teacher.id, "accepted");
    await take(teacher);
    expect(await see(teacher, student.id)).toMatchObject({
      status: 200,
      body: { initial: "Z", name: null, phone: null },
    });
    expect(await see(teacher, friend.id)).toMatchObject({
      status: 200,
      body: { name: "Zoya Khan", phone: "+919811000002" },
    });
  });
});

test("R4.2 a listed teacher with a verified identity finds, sees and requests", async () => {
  const { db } = app.database;
  const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
  const found = await find(teacher);
  expect(found.body.students?.map(({ id }) => id)).toContain(student.id);
  expect((await see(teacher, student.id)).status).toBe(200);
  expect((await offer(teacher, student.id)).status).toBe(201);
  expect(await see(teacher, randomUUID())).toMatchObject(refused(404, "not_found"));
});

test("R4.2 answering a student's request needs a phone only, never documents", async () => {
  const { db } = app.database;
  const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
  const id = (await ask(student, teacher.id)).body.id ?? "";
  await db.delete(documents).where(eq(documents.teacherId, teacher.id));
  await db.update(accounts).set({ phone: null }).where(eq(accounts.id, teacher.id));
  const accept = () =>
    app.call(calls.respondToStudentEndpoint, { token: teacher.token, params: { id }, body: { accept: true } });
  expect(await accept()).toMatchObject(refused(409, "phone_required"));
  await db.update(accounts).set({ phone: "+919811000001" }).where(eq(accounts.id, teacher.id));
  expect(await accept()).toMatchObject({ status: 200, body: { status: "accepted" } });
});

const takeWordBack = (student: TestPerson) =>
  app.database.db.update(students).set({ adultDeclaredAt: null }).where(eq(students.accountId, student.id));
const declare = ({ token }: TestPerson, fields: object) =>
  app.call(saveStudentProfileEndpoint, { token, body: fields });

describe("R4.2 R10.3 a student without an adult's declaration", () => {
  it("requests nobody: the phone first, then the declaration, then the request succeeds", async () => {
    const { db } = app.database;
    const [student, teacher] = [await makePerson(db), await makeTeacher(db)];
    expect(await ask(student, teacher.id)).toMatchObject(refused(409, "phone_required"));
    await declare(student, { phone: "9811000003" });
    expect(await ask(student, teacher.id)).toMatchObject(refused(409, "adult_required"));
    await declare(student, { adultDeclared: true });
    expect((await ask(student, teacher.id)).status).toBe(201);
  });

  it("accepts no offer, in the same order, but may decline", async () => {
    const { db } = app.database;
    const student = await makeStudent(db);
    const [teacher, other] = [await makeTeacher(db), await makeTeacher(db)];
    const ids = [(await offer(teacher, student.id)).body.id ?? "", (await offer(other, student.id)).body.id ?? ""];
    await takeWordBack(student);
    await declare(student, { phone: "" });
    const answer = (nth: number, accept: boolean) =>
      app.call(calls.respondToTeacherEndpoint, {
        token: student.token,
        params: { id: ids[nth] ?? "" },
        body: { accept },
      });
    expect(await answer(0, true)).toMatchObject(refused(409, "phone_required"));
    await declare(student, { phone: "9811000003" });
    expect(await answer(0, true)).toMatchObject(refused(409, "adult_required"));
    expect((await answer(1, false)).status).toBe(200);
    await declare(student, { adultDeclared: true });
    expect(await answer(0, true)).toMatchObject({ status: 200, body: { status: "accepted" } });
  });

  it("is accepted by no teacher: nothing of the child is shown", async () => {
    const { db } = app.database;
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    const id = (await ask(student, teacher.id)).body.id ?? "";
    await takeWordBack(student);
    const answer = (accept: boolean) =>
      app.call(calls.respondToStudentEndpoint, { token: teacher.token, params: { id }, body: { accept } });
    const no = await answer(true);
    expect(no).toMatchObject(refused(409, "adult_required"));
    expect(JSON.stringify(no.body)).not.toMatch(/Zoya|9811000002/);
    expect((await answer(false)).status).toBe(200);
  });
});
