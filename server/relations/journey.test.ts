/** From "found" to "learning together", both ways, over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notificationKinds } from "#contract/notification-kinds.ts";
import { studentNotificationKinds, teacherNotificationKinds } from "#contract/notifications.ts";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import * as calls from "#contract/relations.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const person = (testPerson: TestPerson) => ({ token: testPerson.token, params: { id: testPerson.id } });
const pair = async () => {
  const { db } = app.database;
  return { student: await makeStudent(db), teacher: await makeTeacher(db) };
};
const contact = async (student: TestPerson, teacher: TestPerson, message?: string) =>
  app.call(calls.contactTeacherEndpoint, { token: student.token, params: { id: teacher.id }, body: { message } });

describe("R4.1 R7.7 a student requests", () => {
  it("notifies both sides, shows nothing that identifies a child, and shows phones after acceptance", async () => {
    const { student, teacher } = await pair();
    const contacted = await contact(student, teacher, " Evenings?\r\nOr mornings. ");
    expect(contacted.status).toBe(201);
    expect(contacted.body).toMatchObject({
      status: "pending",
      askedBy: "student",
      message: "Evenings?\nOr mornings.",
      teacherResponse: null,
      teacher: { id: teacher.id, name: "Meera Nair", phone: null, email: null, area: "lajpat-nagar", listed: true },
    });
    const id = contacted.body.id ?? "";

    const inbox = await app.call(calls.studentRequestsEndpoint, { token: teacher.token });
    expect(inbox.headers["x-total-count"]).toBe("1");
    expect(inbox.body[0]).toMatchObject({
      id,
      status: "pending",
      message: "Evenings?\nOr mornings.",
      student: {
        id: student.id,
        initial: "Z",
        name: null,
        photo: null,
        phone: null,
        email: null,
        grade: "10",
        subjects: ["physics"],
        preferredDays: ["monday"],
        area: "lajpat-nagar",
        bio: "Likes numbers.",
      },
    });
    expect(JSON.stringify(inbox.body)).not.toMatch(/Zoya|9811000002|example\.test/);

    const answered = await app.call(calls.respondToStudentEndpoint, {
      token: teacher.token,
      params: { id },
      body: { accept: true, response: "Come on Monday." },
    });
    expect(answered.status).toBe(200);
    expect(answered.body).toMatchObject({
      status: "accepted",
      teacherResponse: "Come on Monday.",
      student: { name: "Zoya Khan", phone: "+919811000002", email: student.email },
    });
    expect(answered.body.student?.photo).toMatch(/student-face/);
    expect(answered.body.activeSince).not.toBeNull();

    const mine = await app.call(calls.myTeachersEndpoint, { token: student.token });
    expect(mine.body).toMatchObject([
      { id, status: "accepted", teacherResponse: "Come on Monday.", teacher: { phone: "+919811000001" } },
    ]);
    expect((await app.call(calls.requestedTeachersEndpoint, { token: student.token })).body).toMatchObject([{ id }]);
    expect((await app.call(calls.myStudentsEndpoint, { token: teacher.token })).body).toMatchObject([{ id }]);
    const { rows } = await app.database.pool.query(
      "select amount, currency, state from fee_entries where relation_id = $1",
      [id],
    );
    expect(rows).toEqual([{ amount: 0, currency: "INR", state: "waived" }]);

    const ended = await app.call(calls.endWithTeacherEndpoint, { token: student.token, params: { id } });
    expect(ended.body).toMatchObject({ status: "ended", teacher: { phone: null, email: null } });
    const past = await app.call(calls.myStudentsEndpoint, { token: teacher.token, query: { status: "ended" } });
    expect(past.body).toMatchObject([{ id, student: { name: null, phone: null } }]);
    expect((await app.call(calls.myStudentsEndpoint, { token: teacher.token })).body).toEqual([]);
  });

  it("R7.9 is notified in the reader's language, with a child's name only while they learn together", async () => {
    const { student, teacher } = await pair();
    const { body } = await contact(student, teacher);
    const read = async (language: string) =>
      app.call(teacherNotificationKinds.list, { token: teacher.token, headers: { "accept-language": language } });
    const first = await read("en");
    expect(first.headers["x-unread-count"]).toBe("1");
    expect(first.body).toMatchObject([
      {
        message: "A student (\u2068Z\u2069) would like to learn with you.",
        type: "request_received",
        read: false,
        pinned: false,
        isCleared: false,
        relatedLink: notificationKinds.request_received.link.teacher,
        data: { relationId: body.id, relationStatus: "pending" },
      },
    ]);
    expect((await read("ur")).body[0]?.message).toContain("ایک طالب علم");
    await app.call(calls.respondToStudentEndpoint, {
      token: teacher.token,
      params: { id: body.id ?? "" },
      body: { accept: true },
    });
    expect((await read("en")).body[0]?.message).toContain("Zoya Khan");
    const notifications = await app.call(studentNotificationKinds.list, {
      token: student.token,
      headers: { "accept-language": "en" },
    });
    expect(notifications.body).toMatchObject([
      { type: "request_accepted", relatedLink: notificationKinds.request_accepted.link.student },
    ]);
    await app.call(calls.endWithStudentEndpoint, { token: teacher.token, params: { id: body.id ?? "" } });
    expect(JSON.stringify((await read("en")).body)).not.toContain("Zoya");
  });

  it("mails the other by kind and choice, without a child's name", async () => {
    const { student, teacher } = await pair();
    const contacted = await contact(student, teacher);
    const { params, language } = await app.mail(teacher.email, "request_received");
    expect(params).toEqual({ accountId: teacher.id, who: "A student (\u2068Z\u2069)" });
    expect(language).toBe("en");
    await app.call(calls.withdrawFromTeacherEndpoint, {
      token: student.token,
      params: { id: contacted.body.id ?? "" },
    });
    expect((await app.mails(teacher.email)).map(({ kind }) => kind)).toEqual(["request_received"]);
  });
});

describe("R7.7 a teacher offers", () => {
  it("is answered by the student; after a decline the pair waits for a week", async () => {
    const { student, teacher } = await pair();
    const offer = () =>
      app.call(calls.contactStudentEndpoint, { ...person(student), token: teacher.token, body: { message: "" } });
    const offered = await offer();
    expect(offered).toMatchObject({ status: 201, body: { message: null, student: { initial: "Z", name: null } } });
    const requests = await app.call(calls.teacherRequestsEndpoint, { token: student.token });
    expect(requests.body).toMatchObject([{ askedBy: "teacher", teacher: { name: "Meera Nair" } }]);
    expect((await app.call(calls.requestedStudentsEndpoint, { token: teacher.token })).body).toHaveLength(1);
    const id = offered.body.id ?? "";
    const respond = (accept: boolean) =>
      app.call(calls.respondToTeacherEndpoint, { token: student.token, params: { id }, body: { accept } });
    expect((await respond(false)).body).toMatchObject({ status: "declined" });
    expect(await respond(true)).toMatchObject({ status: 409, body: { code: "conflict" } });
    const again = await offer();
    expect(again).toMatchObject({ status: 409, body: { code: "ask_again_later" } });
    expect(again.body.retryAfter).toBeGreaterThan(6.9 * 86_400);
    expect((await contact(student, teacher)).body.code).toBe("ask_again_later");
    await app.database.pool.query(
      "update relations set answered_at = now() - interval '7 days 1 second' where id = $1",
      [id],
    );
    expect((await offer()).status).toBe(201);
  });
});

describe("R4.1 R4.2 who may contact whom", () => {
  it("needs a phone", async () => {
    const teacher = await makeTeacher(app.database.db);
    const student = await makeStudent(app.database.db, { phone: null });
    expect(await contact(student, teacher)).toMatchObject({ status: 409, body: { code: "phone_required" } });
    await app.database.pool.query("update accounts set phone = '+919811000003' where id = $1", [student.id]);
    expect((await contact(student, teacher)).status).toBe(201);
  });

  it("finds nobody who is unlisted, has left, is of the own role, or has blocked or been blocked", async () => {
    const { student, teacher } = await pair();
    const { pool } = app.database;
    const nobody = { ...teacher, id: "0198a0de-0000-7000-8000-000000000000" };
    for (const target of [nobody, student, await makeStudent(app.database.db)])
      expect((await contact(student, target)).status).toBe(404);
    const whileHidden = async (hide: string, show: string, values: string[]) => {
      await pool.query(hide, values);
      expect((await contact(student, teacher)).status).toBe(404);
      await pool.query(show, values);
    };
    const status = (word: string) => `update accounts set status = '${word}' where id = $1`;
    await whileHidden(status("deactivated"), status("active"), [teacher.id]);
    await whileHidden(status("deleted"), status("active"), [teacher.id]);
    const subjects = (list: string) => `update teachers set subjects = '${list}' where account_id = $1`;
    await whileHidden(subjects("{}"), subjects("{mathematics}"), [teacher.id]);
    const block = "insert into blocks (blocker_id, blocked_id) values ($1, $2)";
    const unblock = "delete from blocks where blocker_id = $1 and blocked_id = $2";
    await whileHidden(block, unblock, [teacher.id, student.id]);
    await whileHidden(block, unblock, [student.id, teacher.id]);
    expect((await contact(student, teacher)).status).toBe(201);
  });

  it("R3.6 a teacher who takes no new students cannot be requested, shows it on the page, stays listed and may make offers", async () => {
    const { student, teacher } = await pair();
    const other = await makeStudent(app.database.db, { phone: null });
    const open = await contact(student, teacher);
    const say = (acceptingStudents: boolean) =>
      app.call(saveTeacherProfileEndpoint, { token: teacher.token, body: { acceptingStudents } });
    expect((await say(false)).body).toMatchObject({ acceptingStudents: false, listed: true });
    // Reported before the missing phone: nobody fills in a form in vain.
    for (const requester of [other, await makeStudent(app.database.db)])
      expect(await contact(requester, teacher)).toMatchObject({ status: 409, body: { code: "not_accepting" } });
    expect((await app.call(readTeacherEndpoint, { params: { id: teacher.id } })).body.acceptingStudents).toBe(false);
    const { id = "" } = open.body;
    const answered = await app.call(calls.respondToStudentEndpoint, {
      token: teacher.token,
      params: { id },
      body: { accept: true },
    });
    expect(answered.status).toBe(200);
    expect(
      (await app.call(calls.contactStudentEndpoint, { ...person(other), token: teacher.token, body: {} })).status,
    ).toBe(201);
    await say(true);
    expect((await contact(await makeStudent(app.database.db), teacher)).status).toBe(201);
  });

  it("cannot be accepted when the other side has left or blocked; declining is always possible", async () => {
    const { student, teacher } = await pair();
    const { pool } = app.database;
    const id = (await contact(student, teacher)).body.id ?? "";
    const respond = (accept: boolean) =>
      app.call(calls.respondToStudentEndpoint, { token: teacher.token, params: { id }, body: { accept } });
    await pool.query("update accounts set status = 'deactivated' where id = $1", [student.id]);
    expect(await respond(true)).toMatchObject({ status: 409, body: { code: "person_unavailable" } });
    await pool.query("update accounts set status = 'active' where id = $1", [student.id]);
    await pool.query("insert into blocks (blocker_id, blocked_id) values ($1, $2)", [student.id, teacher.id]);
    expect((await respond(true)).body.code).toBe("person_unavailable");
    await pool.query("update relations set expires_at = now() where id = $1", [id]);
    expect((await respond(true)).body.code).toBe("conflict");
    expect((await respond(false)).status).toBe(200);
  });

  it("refuses a message that is too long, and takes none at all", async () => {
    const { student, teacher } = await pair();
    expect((await contact(student, teacher, "x".repeat(1001))).status).toBe(400);
    expect((await contact(student, teacher, "x".repeat(1000))).status).toBe(201);
  });
});
