/** The roles of the office (R6.2): what support and verifiers may and may not access, and how an admin changes a role. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDocumentFileEndpoint } from "#contract/documents.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { session } from "#contract/limits.ts";
import { readMeEndpoint } from "#contract/me.ts";
import * as people from "#contract/office/accounts.ts";
import { listAuditEndpoint } from "#contract/office/audit.ts";
import * as letters from "#contract/office/contact-messages.ts";
import * as documents from "#contract/office/documents.ts";
import { exportFeesEndpoint } from "#contract/office/fees.ts";
import * as queue from "#contract/office/queue.ts";
import { decideReportEndpoint, listReportsEndpoint, readReportEndpoint } from "#contract/office/reports.ts";
import type { OfficeRole } from "#contract/roles.ts";
import { readStudentEndpoint } from "#contract/students.ts";
import { signedPhoto } from "#server/files/signed-photo.ts";
import { createTestApp, type TestApp, testSecret } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { officeScenarios } from "#test/office.ts";
import { freshEmail, makePerson, type TestPerson } from "#test/people.ts";
import { makePng } from "#test/sample-images.ts";
import { sendForm } from "#test/upload.ts";

let app: TestApp;
let support: TestPerson;
let verifier: TestPerson;
let child: TestPerson;
let message: string;
let document: string;
beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.database;
  support = await makePerson(db, { role: "support" });
  verifier = await makePerson(db, { role: "verifier" });
  child = await makeStudent(db, { name: "Zoya Khan" });
  document = (await officeScenarios(app).verify_document.plant()).id;
  await officeScenarios(app).warn_person.plant();
  message = randomUUID();
  await run(
    `insert into contact_messages (id, full_name, email, subject, message, account_id)
     values ($1, 'A mother', 'm@example.test', 'Fees', 'How much?', $2)`,
    [message, child.id],
  );
});
afterAll(() => app.close());

const run = async (statement: string, values: unknown[] = []) =>
  (await app.database.pool.query(statement, values)).rows;

const officer = (role: OfficeRole = "admin", wish: object = {}) => makePerson(app.database.db, { ...wish, role });

const give = (by: TestPerson, id: string, role: OfficeRole) =>
  app.call(people.changeRoleEndpoint, { token: by.token, params: { id }, body: { role } });

const itemOf = async (kind: string) =>
  (await run("select id from queue_items where kind = $1 and done_at is null limit 1", [kind]))[0]?.id;

describe("R6.2 support", () => {
  it("reads and answers a message, and of its account sees the role, the status and the initials", async () => {
    const { token } = support;
    const read = await app.call(letters.readContactMessageEndpoint, { token, params: { id: message } });
    expect(read.body).toMatchObject({ fullName: "A mother", message: "How much?" });
    expect(read.body.account).toEqual({ id: child.id, role: "student", status: "active", initials: "Z K" });
    const glance = await app.call(people.glanceAccountEndpoint, { token, params: { id: child.id } });
    expect(glance.body).toEqual({ role: "student", status: "active", initials: "Z K" });
    const list = await app.call(letters.listContactMessagesEndpoint, { token });
    expect(JSON.stringify([read.body, list.body])).not.toContain("Zoya");
    const answered = await app.call(letters.answerContactMessageEndpoint, {
      token,
      params: { id: message },
      body: { answer: "Nothing." },
    });
    expect(answered.body.answers).toHaveLength(1);
    await app.call(letters.reopenContactMessageEndpoint, { token, params: { id: message } });
  });

  it("finds only messages in the queue, and claims nothing else", async () => {
    const { token } = support;
    const { body: items } = await app.call(queue.listQueueEndpoint, { token, query: { limit: "50" } });
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(["letter"]));
    expect(items.every(({ person }) => person === null)).toBe(true);
    const queueAnswer = await app.call(queue.listQueueEndpoint, { token, query: { kind: "report" } });
    expect(queueAnswer.body).toEqual([]);
    const { body: lengths } = await app.call(queue.queueLengthsEndpoint, { token });
    expect(lengths.map(({ kind }) => kind)).toEqual(["letter"]);
    for (const kind of ["document", "report"]) {
      const id = await itemOf(kind);
      for (const endpoint of [queue.claimQueueItemEndpoint, queue.releaseQueueItemEndpoint])
        expect([kind, (await app.call(endpoint, { token, params: { id } })).status]).toEqual([kind, 404]);
    }
    expect(
      (await app.call(queue.claimQueueItemEndpoint, { token, params: { id: await itemOf("letter") } })).status,
    ).toBe(200);
  });

  it("sees no photo of a child, not even by an address signed for them; an admin does", async () => {
    const files = [{ field: "profileImage", bytes: await makePng() }];
    await sendForm(app, { url: "/api/students/profile/upload-image", token: child.token, files });
    const [{ photo_key: key }] = await run("select photo_key from students where account_id = $1", [child.id]);
    const admin = await officer();
    for (const [who, status] of [
      [admin, 200],
      [support, 404],
      [verifier, 404],
    ] as const)
      expect([who.role, (await app.app.inject(signedPhoto(testSecret, key, who.id) ?? "")).statusCode]).toEqual([
        who.role,
        status,
      ]);
  });
});

describe("R6.2 a verifier", () => {
  it("opens a document, decides it, and finds nothing else in the queue", async () => {
    const { token } = verifier;
    const params = { id: document };
    expect((await app.call(documents.readOfficeDocumentEndpoint, { token, params })).body.state).toBe("waiting");
    const { body: items } = await app.call(queue.listQueueEndpoint, { token, query: { limit: "50" } });
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(["document"]));
    expect((await app.call(documents.verifyDocumentEndpoint, { token, params })).body.state).toBe("verified");
    const [{ admin_id: by }] = await run("select admin_id from audit_log where act = 'verify_document'");
    expect(by).toBe(verifier.id);
    const body = { reason: "A second look." };
    expect((await app.call(documents.reopenDocumentEndpoint, { token, params, body })).body.state).toBe("waiting");
  });
});

/** What each tries, by calls and ids that exist. */
const outOfReach: Record<"support" | "verifier", [Endpoint, object?][]> = {
  support: [
    [documents.listOfficeDocumentsEndpoint],
    [documents.readOfficeDocumentEndpoint],
    [documents.showDocumentFileEndpoint],
    [documents.verifyDocumentEndpoint],
    [documents.rejectDocumentEndpoint, { reason: "Mine." }],
    [readStudentEndpoint],
    [people.listAccountsEndpoint],
    [people.readAccountEndpoint],
    [people.suspendAccountEndpoint, { reason: "Mine." }],
    [people.restoreAccountEndpoint, {}],
    [people.changeRoleEndpoint, { role: "admin" }],
    [people.endAccountSessionsEndpoint],
    [exportFeesEndpoint],
    [listReportsEndpoint],
    [readReportEndpoint],
    [decideReportEndpoint, { decision: "acted" }],
    [listAuditEndpoint],
    [readDocumentFileEndpoint],
  ],
  verifier: [
    [people.listAccountsEndpoint],
    [people.readAccountEndpoint],
    [people.glanceAccountEndpoint],
    [people.changeRoleEndpoint, { role: "admin" }],
    [people.endAccountSessionsEndpoint],
    [letters.listContactMessagesEndpoint],
    [letters.readContactMessageEndpoint],
    [letters.answerContactMessageEndpoint, { answer: "Mine." }],
    [letters.closeContactMessageEndpoint],
    [readStudentEndpoint],
    [exportFeesEndpoint],
    [listReportsEndpoint],
    [listAuditEndpoint],
  ],
};

describe.each(["support", "verifier"] as const)("R6.2 forbidden to a %s", (role) => {
  it.each(outOfReach[role].map(([endpoint, body]) => [`${endpoint.method} ${endpoint.path}`, endpoint, body] as const))(
    "%s",
    async (_, endpoint, body) => {
      const { token } = role === "support" ? support : verifier;
      for (const id of [child.id, document, message, support.id]) {
        const { status, body: said } = await app.call(endpoint, { token, params: { id, month: "2026-01" }, body });
        expect([status, said]).toEqual([403, expect.objectContaining({ code: "forbidden" })]);
      }
    },
  );
});

describe("R6.2 R11.4 the role of an office account", () => {
  it("is changed by an admin, logged, reported to the other admins; its sessions end", async () => {
    const [by, other, changed] = [await officer(), await officer(), await officer("admin", { name: "Ravi" })];
    const { status, body } = await give(by, changed.id, "support");
    expect([status, body.role]).toEqual([200, "support"]);
    for (const endpoint of [readMeEndpoint, people.listAccountsEndpoint, letters.listContactMessagesEndpoint])
      expect((await app.call(endpoint, { token: changed.token })).status).toBe(401);
    const [line] = await run("select act, before, after, admin_id from audit_log where subject_id = $1", [changed.id]);
    expect(line).toEqual({
      act: "change_role",
      before: { role: "admin" },
      after: { role: "support" },
      admin_id: by.id,
    });
    const toldOf = async ({ email }: TestPerson) => (await app.mails(email)).map(({ kind }) => kind);
    expect(await toldOf(other)).toContain("office_act");
    for (const person of [by, changed, support, verifier]) expect(await toldOf(person)).not.toContain("office_act");
  });

  it("needs confirmation after 15 minutes", async () => {
    const [by, changed] = [await officer(), await officer("support")];
    await run("update sessions set confirmed_at = confirmed_at - make_interval(secs => $2) where account_id = $1", [
      by.id,
      session.confirmedFor / 1000 + 5,
    ]);
    const { status, body } = await give(by, changed.id, "verifier");
    expect([status, body.code]).toEqual([403, "confirm_required"]);
    expect((await app.call(letters.listContactMessagesEndpoint, { token: changed.token })).status).toBe(200);
  });

  it("is refused for a member, and for a missing account", async () => {
    const by = await officer();
    for (const id of [child.id, (await makeTeacher(app.database.db)).id, randomUUID()])
      expect((await give(by, id, "admin")).status).toBe(404);
    const asMember = await app.app.inject({
      method: "POST",
      url: `/api/admin/accounts/${support.id}/role`,
      headers: { authorization: `Bearer ${by.token}` },
      payload: { role: "student" },
    });
    expect(asMember.statusCode).toBe(400);
  });

  it("is unchanged where the e-mail has that role already", async () => {
    const [by, email] = [await officer(), freshEmail()];
    await officer("verifier", { email });
    const changed = await officer("support", { email });
    expect(await give(by, changed.id, "verifier")).toMatchObject({ status: 409, body: { code: "conflict" } });
  });

  it("is not taken from the last admin, even by requests at the same moment", async () => {
    const [one, other] = [await officer(), await officer()];
    await run("update accounts set suspended_at = now() where role = 'admin' and id <> all($1)", [[one.id, other.id]]);
    const answers = await Promise.all([give(one, other.id, "support"), give(other, one.id, "verifier")]);
    // The second was no admin any more, or the last one.
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    const left = await run("select id from accounts where role = 'admin' and suspended_at is null");
    expect(left).toHaveLength(1);
    const last = left[0]?.id === one.id ? one : other;
    expect(await give(last, last.id, "support")).toMatchObject({ status: 409, body: { code: "last_admin" } });
  });
});
