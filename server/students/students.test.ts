/** A student's own profile, and what others may see of it (R2.7, R3.9, R10.3). */
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveStudentProfileEndpoint } from "#contract/own-profile.ts";
import { readStudentEndpoint, readStudentProfileEndpoint } from "#contract/students.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeTeacher } from "#test/members.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";
import { makePng } from "#test/sample-images.ts";
import { sendForm } from "#test/upload.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const complete = {
  name: "Zoya Khan",
  phone: "+91 98100 54321",
  gender: "female",
  bio: "Likes chess.",
  grade: "8",
  defaultLocation: "home",
  subjects: ["mathematics", "chess"],
  preferredDays: ["monday", "friday"],
  preferredDistance: 5,
  adultDeclared: true,
  location: { coordinates: [77.2167, 28.6315], address: { fullAddress: "7 Canary Lane", isManual: true } },
};

async function makeStudent(): Promise<TestPerson> {
  const person = await makePerson(app.database.db, { role: "student" });
  await app.call(saveStudentProfileEndpoint, { token: person.token, body: complete });
  return person;
}
const show = (id: string, viewer?: TestPerson) =>
  app.call(readStudentEndpoint, { params: { id }, ...(viewer && { token: viewer.token }) });
const read = ({ token }: TestPerson) => app.call(readStudentProfileEndpoint, { token });
const save = ({ token }: TestPerson, body: object) => app.call(saveStudentProfileEndpoint, { token, body });

test("R3.9 a whole profile is saved, read again, and edited field by field", async () => {
  const person = await makeStudent();
  const { body } = await read(person);
  expect(body).toMatchObject({
    ...complete,
    phone: "+919810054321",
    email: person.email,
    listed: true,
    area: "connaught-place",
    location: { coordinates: [77.2167, 28.6315], address: { fullAddress: "7 Canary Lane", isManual: true } },
  });
  const edited = await save(person, {
    phone: "",
    preferredDistance: null,
    verified: true,
    role: "admin",
    listed: false,
  });
  expect(edited.body).toMatchObject({ phone: null, preferredDistance: null, grade: "8", listed: true });
  const { rows } = await app.database.pool.query("select role from accounts where id = $1", [person.id]);
  expect(rows).toEqual([{ role: "student" }]);
});

test("two tabs: the second save is a conflict", async () => {
  const person = await makeStudent();
  const { version } = (await read(person)).body;
  expect((await save(person, { version, bio: "first" })).status).toBe(200);
  expect(await save(person, { version, bio: "second", phone: "" })).toMatchObject({
    status: 409,
    body: { code: "stale_profile" },
  });
  expect((await read(person)).body).toMatchObject({ bio: "first", phone: "+919810054321" });
});

test("R10.3 the adult's declaration is recorded in the ledger once per change", async () => {
  const person = await makeStudent();
  await save(person, { adultDeclared: true });
  expect((await save(person, { adultDeclared: false })).body).toMatchObject({ adultDeclared: false, listed: false });
  const { rows } = await app.database.pool.query(
    "select kind, given from consents where account_id = $1 order by created_at, id",
    [person.id],
  );
  expect(rows).toEqual([
    { kind: "adult", given: true },
    { kind: "adult", given: false },
  ]);
});

test("R2.7 what each kind of viewer sees", async () => {
  const student = await makeStudent();
  const files = [{ field: "profileImage", bytes: await makePng() }];
  await sendForm(app, { url: "/api/students/profile/upload-image", token: student.token, files });
  const { db } = app.database;
  const [stranger, pending, active, ended] = [
    await makeTeacher(db),
    await makePerson(db, { role: "teacher" }),
    await makePerson(db, { role: "teacher" }),
    await makeTeacher(db),
  ];
  await relate(db, student.id, pending.id, "pending");
  await relate(db, student.id, active.id, "accepted");
  await relate(db, student.id, ended.id, "ended");

  expect((await show(student.id)).status).toBe(401);
  expect((await show(student.id, await makePerson(db))).status).toBe(404);
  for (const teacher of [stranger, pending, ended]) {
    const { status, body } = await show(student.id, teacher);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: student.id,
      initial: "Z",
      name: null,
      photo: null,
      phone: null,
      email: null,
      bio: "Likes chess.",
      grade: "8",
      subjects: ["mathematics", "chess"],
      preferredDays: ["monday", "friday"],
      learners: [
        {
          id: student.id,
          name: null,
          grade: "8",
          subjects: ["mathematics", "chess"],
          preferredDays: ["monday", "friday"],
        },
      ],
      area: "connaught-place",
      relationStatus: teacher === pending ? "pending" : null,
      relationId: teacher === pending ? expect.any(String) : null,
    });
  }
  const { body } = await show(student.id, active);
  expect(body).toMatchObject({
    name: "Zoya Khan",
    phone: "+919810054321",
    email: student.email,
    relationStatus: "active",
  });
  expect((await app.app.inject(body.photo ?? "")).statusCode).toBe(200);
  expect((await show(student.id, student)).body.name).toBe("Zoya Khan");
  expect((await show(student.id, await makePerson(db, { role: "admin" }))).body.name).toBe("Zoya Khan");
});

test("R2.7 an unlisted student, or one who has blocked the teacher, is not found", async () => {
  const student = await makeStudent();
  const teacher = await makeTeacher(app.database.db);
  await app.database.pool.query("insert into blocks (blocker_id, blocked_id) values ($1, $2)", [
    student.id,
    teacher.id,
  ]);
  expect((await show(student.id, teacher)).status).toBe(404);
  const other = await makeTeacher(app.database.db);
  expect((await show(student.id, other)).status).toBe(200);
  await save(student, { adultDeclared: false });
  expect((await show(student.id, other)).status).toBe(404);
  expect((await show(teacher.id, other)).status).toBe(404);
});

test("R11.4 an admin's read of a child's page is in the audit log, a failed read or one by others is not", async () => {
  const { db, pool } = app.database;
  const student = await makeStudent();
  const [admin, teacher] = [await makePerson(db, { role: "admin" }), await makeTeacher(db)];
  await app.call(readStudentEndpoint, { params: { id: student.id }, token: admin.token, address: "203.0.113.9" });
  await show("0198a0de-0000-7000-8000-000000000000", admin);
  await show(student.id, teacher);
  await show(student.id, student);
  const { rows } = await pool.query(
    "select admin_id, act, subject_kind, address from audit_log where subject_id = $1",
    [student.id],
  );
  expect(rows).toEqual([{ admin_id: admin.id, act: "read_student", subject_kind: "account", address: "203.0.113.9" }]);
  expect((await pool.query("select from audit_log where admin_id = $1", [admin.id])).rowCount).toBe(1);
});
