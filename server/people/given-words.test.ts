/** Valid names, and which free text reaches others before both accept (R2.7, R5.6), over HTTP. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerEndpoint } from "#contract/accounts.ts";
import { saveStudentProfileEndpoint, saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import * as relations from "#contract/relations.ts";
import { readStudentEndpoint, readStudentProfileEndpoint } from "#contract/students.ts";
import { readTeacherEndpoint, readTeacherProfileEndpoint } from "#contract/teachers.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { renderMail } from "#server/mails/render-mail.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { freshEmail, goodPassword } from "#test/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const swindler = "Nukkad Support - call +91 98765 43210 now";

describe("R5.6 impersonating names", () => {
  it("are refused at registration and in both profiles, with a text for each", async () => {
    const { db } = app.database;
    const registering = (name: string) =>
      app.call(registerEndpoint, { body: { name, email: freshEmail(), password: goodPassword, role: "teacher" } });
    const pretending = await registering("नुक्कड़ सपोर्ट");
    expect(pretending.status).toBe(400);
    expect(pretending.body.issues).toEqual([
      { path: "name", code: "name_reserved", message: expect.stringContaining("your own name") },
    ]);
    expect((await registering("Ravi 98765")).body.issues).toMatchObject([{ path: "name", code: "name_contact" }]);
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    const body = { name: swindler };
    for (const saved of [
      await app.call(saveStudentProfileEndpoint, { token: student.token, body }),
      await app.call(saveTeacherProfileEndpoint, { token: teacher.token, body }),
    ]) {
      expect(saved.status).toBe(400);
      expect(saved.body.issues).toMatchObject([{ path: "name", code: "name_reserved" }]);
    }
    expect((await app.call(readTeacherProfileEndpoint, { token: teacher.token })).body.name).toBe("Meera Nair");
  });

  it("of older accounts are in no mail, and no subject has any name", async () => {
    const { db } = app.database;
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    const target = { token: teacher.token, params: { id: student.id } };
    expect((await app.call(relations.contactStudentEndpoint, target)).status).toBe(201);
    const honest = renderMail(await app.mail(student.email, "request_received"), { origin: "https://nukkad.test" });
    expect(honest.subject).toBe("A teacher would like to teach you.");
    expect(honest.text).toContain("Meera Nair");

    const [other, liar] = [await makeStudent(db), await makeTeacher(db)];
    await db.update(accounts).set({ name: "Nukkad Security Team" }).where(eq(accounts.id, liar.id));
    await app.call(relations.contactTeacherEndpoint, { token: other.token, params: { id: liar.id } });
    const [request] = (await app.call(relations.studentRequestsEndpoint, { token: liar.token })).body;
    await app.call(relations.respondToStudentEndpoint, {
      token: liar.token,
      params: { id: request?.id ?? "" },
      body: { accept: true },
    });
    const lie = renderMail(await app.mail(other.email, "request_accepted"), { origin: "https://nukkad.test" });
    expect(lie.subject + lie.text + lie.html).not.toContain("Security Team");
  });
});

const text = "Write to zoya@gmail.com or 98110 00002. Since 2015-2019, ₹500-1000.";
const shown = "Write to ••• or •••. Since 2015-2019, ₹500-1000.";

describe("R2.7 free text before both accept", () => {
  it("is redacted of phones, e-mails and links before, and complete afterwards; its author always sees it complete", async () => {
    const { db } = app.database;
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    await app.call(saveStudentProfileEndpoint, { token: student.token, body: { bio: text } });
    await app.call(saveTeacherProfileEndpoint, { token: teacher.token, body: { bio: text } });
    const ofTeacher = { params: { id: teacher.id } };
    const asStudent = { ...ofTeacher, token: student.token };
    const asTeacher = { params: { id: student.id }, token: teacher.token };
    expect((await app.call(readTeacherEndpoint, ofTeacher)).body.bio).toBe(shown);
    expect((await app.call(readTeacherEndpoint, asStudent)).body.bio).toBe(shown);
    expect((await app.call(readTeacherEndpoint, { ...ofTeacher, token: teacher.token })).body.bio).toBe(text);
    expect((await app.call(readStudentProfileEndpoint, { token: student.token })).body.bio).toBe(text);

    const contacted = await app.call(relations.contactTeacherEndpoint, { ...asStudent, body: { message: text } });
    expect(contacted.body.message).toBe(text);
    expect((await app.call(readStudentEndpoint, asTeacher)).body.bio).toBe(shown);
    const [request] = (await app.call(relations.studentRequestsEndpoint, { token: teacher.token })).body;
    expect(request).toMatchObject({ message: shown, student: { bio: shown } });

    const accepting = { token: teacher.token, params: { id: request?.id ?? "" } };
    const accepted = await app.call(relations.respondToStudentEndpoint, {
      ...accepting,
      body: { accept: true, response: text },
    });
    expect(accepted.body).toMatchObject({ message: text, student: { bio: text } });
    expect((await app.call(readStudentEndpoint, asTeacher)).body.bio).toBe(text);
    expect((await app.call(readTeacherEndpoint, asStudent)).body.bio).toBe(text);
    expect((await app.call(relations.myTeachersEndpoint, { token: student.token })).body[0]?.teacherResponse).toBe(
      text,
    );

    const ended = await app.call(relations.endWithStudentEndpoint, accepting);
    expect(ended.body).toMatchObject({ message: shown, student: { bio: shown } });
  });

  it("of a declined request stays redacted, as does a teacher's offer", async () => {
    const { db } = app.database;
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    const params = { id: student.id };
    await app.call(relations.contactStudentEndpoint, { token: teacher.token, params, body: { message: text } });
    const [offer] = (await app.call(relations.teacherRequestsEndpoint, { token: student.token })).body;
    expect(offer?.message).toBe(shown);
    const [other, contacted] = [await makeStudent(db), { params: { id: teacher.id } }];
    const { body } = await app.call(relations.contactTeacherEndpoint, { ...contacted, token: other.token });
    const answer = { accept: false, response: text };
    await app.call(relations.respondToStudentEndpoint, {
      token: teacher.token,
      params: { id: body.id ?? "" },
      body: answer,
    });
    const [declined] = (await app.call(relations.requestedTeachersEndpoint, { token: other.token })).body;
    expect(declined?.teacherResponse).toBe(shown);
  });

  it("is refused where it is a label: class and subjects", async () => {
    const student = await makeStudent(app.database.db);
    const body = { grade: "10, call 9811000002", subjects: ["Sanskrit 9811000002"] };
    const saved = await app.call(saveStudentProfileEndpoint, { token: student.token, body });
    expect(saved.body.issues?.map(({ code }) => code)).toEqual(["contact_details", "contact_details"]);
  });
});
