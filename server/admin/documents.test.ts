/** Documents in the office (R4.3, R11.1): listed, viewed, decided once, reopened; the teacher is notified in their language. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { teacherNotificationKinds } from "#contract/notifications.ts";
import { decideAppealEndpoint, listAppealsEndpoint, sendAppealEndpoint } from "#contract/office/appeals.ts";
import * as office from "#contract/office/documents.ts";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import type { DocumentType } from "#contract/vocabulary.ts";
import { drawDocument } from "#demo/draw-document.ts";
import { verdicts } from "#server/db/schema/admin.ts";
import { documents } from "#server/db/schema/teachers.ts";
import { renderMail } from "#server/mails/render-mail.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeTeacher } from "#test/members.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { makePng } from "#test/sample-images.ts";
import { sendForm } from "#test/upload.ts";

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  admin = await makePerson(app.database.db, { role: "admin" });
});
afterAll(() => app.close());

async function handIn({ id: teacherId }: TestPerson, type: DocumentType = "qualification"): Promise<string> {
  const [made] = await app.database.db
    .insert(documents)
    .values({
      ...{ teacherId, type, name: "B.Ed. <b>", fileKey: `${randomUUID()}.pdf`, mediaType: "application/pdf" },
      ...{ size: 1, sha256: Buffer.alloc(32) },
    })
    .returning({ id: documents.id });
  return made?.id ?? "";
}

const verify = (id: string, by = admin) => app.call(office.verifyDocumentEndpoint, { token: by.token, params: { id } });
const reject = (id: string, reason = "Cannot be read.", by = admin) =>
  app.call(office.rejectDocumentEndpoint, { token: by.token, params: { id }, body: { reason, rule: "unreadable" } });
const reopen = (id: string, reason = "A second look.") =>
  app.call(office.reopenDocumentEndpoint, { token: admin.token, params: { id }, body: { reason } });
const auditOf = async (id: string) =>
  (await app.database.pool.query("select act, before, after from audit_log where subject_id = $1 order by id", [id]))
    .rows;

test("R11.1 waiting documents come oldest first with their teacher's data, decided ones newest first", async () => {
  const teacher = await makeTeacher(app.database.db);
  const ids = [await handIn(teacher), await handIn(teacher), await handIn(teacher)];
  const list = async (state: string, limit = "50") => {
    const { body, headers } = await app.call(office.listOfficeDocumentsEndpoint, {
      token: admin.token,
      query: { state, limit },
    });
    return { found: body.filter(({ id }) => ids.includes(id)), total: Number(headers["x-total-count"]) };
  };
  const waiting = await list("waiting");
  expect(waiting.found.map(({ id }) => id)).toEqual(ids);
  expect(waiting.found[0]).toMatchObject({
    state: "waiting",
    decidedBy: null,
    queueItemId: expect.any(String),
    teacher: { id: teacher.id, name: "Meera Nair", qualifications: ["master_degree"], verified: false },
  });
  await verify(ids[0] ?? "");
  await verify(ids[1] ?? "");
  await reject(ids[2] ?? "");
  expect((await list("verified")).found.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
  expect((await list("rejected")).found).toMatchObject([{ id: ids[2], decidedBy: { email: admin.email } }]);
  const after = await list("waiting", "1");
  expect([after.found, after.total]).toEqual([[], waiting.total - 3]);
});

test("R4.3 R11.5 a verified document: badge and date on the page, notification and mail in the teacher's language, one line in the log", async () => {
  const teacher = await makeTeacher(app.database.db, { language: "hi" });
  const id = await handIn(teacher);
  expect(await verify(id)).toMatchObject({ status: 200, body: { state: "verified", teacher: { verified: true } } });
  const page = await app.call(readTeacherEndpoint, { params: { id: teacher.id } });
  expect(page.body.checked?.map(({ type }) => type)).toEqual(["identity", "qualification"]);
  const notificationList = await app.call(teacherNotificationKinds.list, {
    token: teacher.token,
    headers: { "accept-language": "ur" },
  });
  expect(notificationList.body).toMatchObject([
    { type: "document_verified", relatedLink: "/teacher-profile-edit?tab=documents", data: { documentId: id } },
  ]);
  expect(notificationList.body[0]?.message).toContain("تعلیمی قابلیت کا ثبوت");
  const mail = renderMail(await app.mail(teacher.email, "document_verified"), { origin: "https://nukkad.test" });
  expect(mail.text).toContain("योग्यता का प्रमाण");
  expect(await auditOf(id)).toMatchObject([{ act: "verify_document", before: { verifiedAt: null } }]);
});

test("R11.5 a rejected document: reason, rule and appeal link in a mail that cannot be switched off", async () => {
  const teacher = await makeTeacher(app.database.db, { language: "ur" });
  const id = await handIn(teacher);
  expect((await reject(id, " ")).body).toMatchObject({ code: "validation", issues: [{ path: "reason" }] });
  expect(await reject(id)).toMatchObject({ status: 200, body: { state: "rejected" } });
  const order = await app.mail(teacher.email, "verdict_reject_document");
  const { text, html } = renderMail(order, { origin: "https://nukkad.test" });
  expect(text).toContain("Cannot be read.");
  expect(text).toMatch(/https:\/\/nukkad\.test\/appeal\?token=[\w-]{43}/);
  expect(html).toContain("B.Ed. &lt;b&gt;");
  const [verdict] = await app.database.db.select().from(verdicts).where(eq(verdicts.subjectId, id));
  expect(verdict).toMatchObject({ rule: "unreadable", words: "Cannot be read.", concernedId: teacher.id });
  expect(JSON.stringify(verdict)).not.toContain(order.params.link.split("=")[1]);
  const days = ((verdict?.appealUntil.getTime() ?? 0) - (verdict?.createdAt.getTime() ?? 0)) / 86_400_000;
  expect(days).toBe(20);
  const notificationList = await app.call(teacherNotificationKinds.list, { token: teacher.token });
  expect(notificationList.body).toMatchObject([{ type: "verdict" }]);
});

test("R11.1 of 50 decisions at once one stands: one line, one mail, one notification, and the others learn who was first", async () => {
  const teacher = await makeTeacher(app.database.db);
  const other = await makePerson(app.database.db, { role: "admin" });
  const id = await handIn(teacher);
  const tries = Array.from({ length: 50 }, (_, nth) => (nth % 2 ? verify(id, other) : reject(id, "No.", admin)));
  const answers = await Promise.all(tries);
  const [won, ...twice] = answers.filter(({ status }) => status === 200);
  expect(twice).toEqual([]);
  const first = won?.body.decidedBy?.email;
  expect([admin.email, other.email]).toContain(first);
  const late = answers.filter(({ status }) => status !== 200);
  expect(late).toHaveLength(49);
  for (const answer of late)
    expect(answer).toMatchObject({ status: 409, body: { code: "already_decided", by: first, at: expect.any(String) } });
  expect(await auditOf(id)).toHaveLength(1);
  expect((await app.call(teacherNotificationKinds.list, { token: teacher.token })).body).toHaveLength(1);
  expect(await app.mails(teacher.email)).toHaveLength(1);
});

test("R11.5 a decision is withdrawn: the document waits, the teacher is notified, and it may be decided again", async () => {
  const teacher = await makeTeacher(app.database.db);
  const id = await handIn(teacher);
  expect(await reopen(id)).toMatchObject({ status: 409, body: { code: "conflict" } });
  await reject(id);
  expect(await reopen(id)).toMatchObject({ status: 200, body: { state: "waiting", rejectionReason: null } });
  expect((await app.mail(teacher.email, "verdict_undone")).params).toEqual({
    act: "reject_document",
    words: "A second look.",
  });
  await verify(id);
  expect(await reopen(id, "Of another person.")).toMatchObject({ body: { state: "waiting" } });
  expect((await app.mail(teacher.email, "verdict_withdraw_verification")).params.words).toBe("Of another person.");
  expect((await app.call(readTeacherEndpoint, { params: { id: teacher.id } })).body.verified).toBe(false);
  expect((await auditOf(id)).map(({ act }) => act)).toEqual([
    "reject_document",
    "reopen_document",
    "verify_document",
    "withdraw_verification",
  ]);
});

test("R4.3 R11.5 a verification restored on appeal counts for the name it was given to, and for no other", async () => {
  const other = await makePerson(app.database.db, { role: "admin" });
  /** Verified, withdrawn, renamed to each of these names in turn, and restored. */
  const giveBack = async (...names: string[]) => {
    const teacher = await makeTeacher(app.database.db, { name: "Meera Nair" });
    await app.database.db.delete(documents).where(eq(documents.teacherId, teacher.id));
    const id = await handIn(teacher, "identity");
    expect((await verify(id)).body.state).toBe("verified");
    expect((await reopen(id)).body.state).toBe("waiting");
    for (const name of names)
      expect((await app.call(saveTeacherProfileEndpoint, { token: teacher.token, body: { name } })).body.name).toBe(
        name,
      );
    const { params } = await app.mail(teacher.email, "verdict_withdraw_verification");
    const token = new URL(params.link, "https://nukkad.test").searchParams.get("token");
    expect((await app.call(sendAppealEndpoint, { body: { token, words: "It is me." } })).status).toBe(201);
    const { body: waiting } = await app.call(listAppealsEndpoint, { token: other.token, query: { limit: "50" } });
    const appeal = waiting.find(({ person }) => person?.id === teacher.id)?.id ?? "";
    const decision = { token: other.token, params: { id: appeal }, body: { decision: "granted", words: "It is." } };
    expect((await app.call(decideAppealEndpoint, decision)).status).toBe(200);
    const { body } = await app.call(office.readOfficeDocumentEndpoint, { token: admin.token, params: { id } });
    return body.state;
  };
  expect(await giveBack()).toBe("verified");
  expect(await giveBack("Somebody Else Entirely")).toBe("waiting");
  expect(await giveBack("Somebody Else Entirely", "Meera Nair")).toBe("verified");
});

test("R5.4 R11.1 a file is shown so that nothing in it can run: an image re-encoded, a PDF under a policy without scripts; the view is logged", async () => {
  const teacher = await makeTeacher(app.database.db);
  const upload = async (bytes: Buffer) => {
    const files = [{ field: "document", filename: "paper", bytes }];
    const fields = { name: "Paper", type: "qualification" };
    const sent = await sendForm<{ id: string }>(app, {
      ...{ url: "/api/teachers/documents", token: teacher.token, fields, files },
    });
    return sent.body.id;
  };
  for (const [bytes, type, name] of [
    [await makePng(), "image/png", "document.png"],
    [drawDocument("a paper"), "application/pdf", "document.pdf"],
  ] as const) {
    const id = await upload(bytes);
    const answer = await app.app.inject({
      url: `/api/admin/documents/${id}/file`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, type]);
    expect(answer.headers).toMatchObject({
      "content-disposition": `attachment; filename="${name}"`,
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
    });
    const policy = String(answer.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("sandbox;");
    expect(policy).not.toMatch(/script|allow-/);
    expect(await auditOf(id)).toMatchObject([{ act: "read_document" }]);
  }
});

test("R11.1 a document that does not exist is not found, by any call", async () => {
  const params = { id: randomUUID() };
  for (const call of [
    office.verifyDocumentEndpoint,
    office.rejectDocumentEndpoint,
    office.reopenDocumentEndpoint,
    office.readOfficeDocumentEndpoint,
  ]) {
    const body = call.method === "GET" ? undefined : { reason: "x" };
    expect((await app.call(call, { token: admin.token, params, body })).status).toBe(404);
  }
});
