/** Contact messages, reports, reviews and appeals in the office (R11.1, R11.5): decided once, notified, undone; with the audit log and the overview. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { textIn } from "#content/text-in.ts";
import { studentNotificationKinds, teacherNotificationKinds } from "#contract/notifications.ts";
import { readAccountEndpoint, restoreAccountEndpoint, suspendAccountEndpoint } from "#contract/office/accounts.ts";
import * as appeals from "#contract/office/appeals.ts";
import { listAuditEndpoint } from "#contract/office/audit.ts";
import * as letters from "#contract/office/contact-messages.ts";
import { readOverviewEndpoint } from "#contract/office/overview.ts";
import * as reports from "#contract/office/reports.ts";
import * as reviews from "#contract/office/reviews.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { momentAt } from "#contract/time-zone.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { auditLog, contactMessages, verdicts } from "#server/db/schema/admin.ts";
import * as schema from "#server/db/schema/relations.ts";
import { renderMail } from "#server/mails/render-mail.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { freshEmail, makePerson, type TestPerson } from "#test/people.ts";
import { relate, sayMet } from "#test/relations.ts";

let app: TestApp;
let admin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  admin = await makePerson(app.database.db, { role: "admin" });
  other = await makePerson(app.database.db, { role: "admin" });
});
afterAll(() => app.close());

const origin = "https://nukkad.test";
const at = (id: string, body?: object, by = admin) => ({ token: by.token, params: { id }, ...(body && { body }) });
const notificationsOf = async (person: TestPerson) => {
  const contract = person.role === "teacher" ? teacherNotificationKinds : studentNotificationKinds;
  return (await app.call(contract.list, { token: person.token })).body.map(({ type }) => type);
};

async function reviewed() {
  const { db } = app.database;
  const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
  const relationId = await relate(db, student.id, teacher.id, "accepted");
  await sayMet(db, relationId, student.id);
  const [review] = await db
    .insert(schema.reviews)
    .values({ relationId, studentId: student.id, teacherId: teacher.id, stars: 2, text: "Never on time." })
    .returning();
  return { student, teacher, id: review?.id ?? "" };
}

async function reported(reviewId?: string) {
  const { db } = app.database;
  const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
  const [report] = await db
    .insert(schema.reports)
    .values({ reporterId: student.id, reportedId: teacher.id, reason: "abuse", details: "Shouted.", reviewId })
    .returning();
  return { student, teacher, id: report?.id ?? "" };
}

describe("R11.1 a contact message", () => {
  const write = async () => {
    const [made] = await app.database.db
      .insert(contactMessages)
      .values({
        ...{ fullName: "Ravi", email: freshEmail("writer"), subject: "Fees", message: "How much?", language: "ur" },
      })
      .returning();
    return { id: made?.id ?? "", email: made?.email ?? "" };
  };

  it("is answered by mail in its language, with the thread stored, and is closed; another answer may follow", async () => {
    const { id, email } = await write();
    const answer = "It is due after the first month.";
    expect(await app.call(letters.answerContactMessageEndpoint, at(id, { answer }))).toMatchObject({
      status: 200,
      body: { answers: [{ answer, admin: { email: admin.email } }], handledBy: { id: admin.id } },
    });
    const mail = renderMail(await app.mail(email, "contact_answer"), { origin });
    expect(mail.text).toContain(answer);
    const reference = id.slice(-8).toUpperCase();
    expect(mail.subject).toBe(textIn("ur").t("mails:letterAnswer.subject", { reference }));
    expect(mail.html).toContain('lang="ur" dir="rtl"');
    const twice = await app.call(letters.answerContactMessageEndpoint, at(id, { answer: "And free before." }, other));
    expect(twice.body.answers).toHaveLength(2);
    expect(twice.body.handledBy?.id).toBe(admin.id);
    expect((await app.call(letters.answerContactMessageEndpoint, at(id, { answer: "" }))).status).toBe(400);
  });

  it("is closed once, and reopened", async () => {
    const { id } = await write();
    const open = async (state: string) =>
      (await app.call(letters.listContactMessagesEndpoint, { token: admin.token, query: { state } })).body.map(
        (row) => row.id,
      );
    expect(await open("open")).toContain(id);
    expect((await app.call(letters.closeContactMessageEndpoint, at(id))).status).toBe(200);
    expect(await app.call(letters.closeContactMessageEndpoint, at(id, undefined, other))).toMatchObject({
      status: 409,
      body: { code: "already_decided", by: admin.email },
    });
    expect([await open("open"), (await open("done"))[0]]).toEqual([expect.not.arrayContaining([id]), id]);
    expect((await app.call(letters.reopenContactMessageEndpoint, at(id))).body.handledAt).toBeNull();
    expect((await app.call(letters.reopenContactMessageEndpoint, at(id))).status).toBe(409);
    expect((await app.call(letters.closeContactMessageEndpoint, at(randomUUID()))).status).toBe(404);
  });
});

describe("R10.3 R11.1 a report", () => {
  const decide = (id: string, body: object, by = admin) => app.call(reports.decideReportEndpoint, at(id, body, by));

  it("is dismissed with a reason for the reporter, who may appeal", async () => {
    const { student, teacher, id } = await reported();
    expect((await decide(id, { decision: "dismissed" })).body.issues).toMatchObject([{ path: "outcome" }]);
    expect(await decide(id, { decision: "dismissed", outcome: "A loud voice is no abuse." })).toMatchObject({
      status: 200,
      body: { status: "dismissed", reporter: { id: student.id }, reported: { id: teacher.id } },
    });
    expect((await app.mail(student.email, "verdict_dismiss_report")).params.words).toContain("loud voice");
    expect([await notificationsOf(student), await notificationsOf(teacher)]).toEqual([["verdict"], []]);
    expect(await decide(id, { decision: "acted" }, other)).toMatchObject({
      status: 409,
      body: { code: "already_decided", by: admin.email },
    });
  });

  it("is settled without notifying the reported person, or with a warning; the reporter is thanked", async () => {
    const settled = await reported();
    await decide(settled.id, { decision: "acted" });
    expect([await notificationsOf(settled.student), await notificationsOf(settled.teacher)]).toEqual([
      ["report_acted"],
      [],
    ]);
    const loud = await reported();
    await decide(loud.id, { decision: "acted", outcome: "Please keep your voice down." });
    expect([await notificationsOf(loud.student), await notificationsOf(loud.teacher)]).toEqual([
      ["report_acted"],
      ["verdict"],
    ]);
    const warningMail = await app.mail(loud.teacher.email, "verdict_warn_person");
    expect(renderMail(warningMail, { origin }).text).not.toMatch(/Zoya|Shouted/);
  });

  it("is reopened, and whoever was notified of the decision is notified again", async () => {
    const { student, id } = await reported();
    expect((await app.call(reports.reopenReportEndpoint, at(id, {}))).status).toBe(409);
    await decide(id, { decision: "dismissed", outcome: "No." });
    expect(await app.call(reports.reopenReportEndpoint, at(id, { reason: "New facts." }))).toMatchObject({
      status: 200,
      body: { status: "open", outcome: null, handledAt: null },
    });
    expect((await app.mail(student.email, "verdict_undone")).params.words).toBe("New facts.");
    const { body } = await app.call(reports.listReportsEndpoint, { token: admin.token, query: { limit: "50" } });
    expect(body.map((row) => row.id)).toContain(id);
  });

  it("of a review shows the review", async () => {
    const { id: reviewId } = await reviewed();
    const { id } = await reported(reviewId);
    expect((await app.call(reports.readReportEndpoint, at(id))).body.review).toMatchObject({
      id: reviewId,
      hidden: false,
    });
  });
});

test("R10.1 R11.1 a hidden review is not counted and its author is notified; shown again, it counts", async () => {
  const { student, teacher, id } = await reviewed();
  const rating = async () => (await app.call(readTeacherEndpoint, { params: { id: teacher.id } })).body.rating;
  expect(await rating()).toBe(2);
  const reason = "It names a child.";
  expect(await app.call(reviews.hideReviewEndpoint, at(id, { reason, rule: "contact_details" }))).toMatchObject({
    status: 200,
    body: { hiddenReason: reason, hiddenBy: { id: admin.id } },
  });
  expect(await rating()).toBeNull();
  expect((await app.mail(student.email, "verdict_hide_review")).params.words).toBe(reason);
  expect(await app.call(reviews.hideReviewEndpoint, at(id, { reason }, other))).toMatchObject({
    body: { code: "already_decided", by: admin.email },
  });
  expect((await app.call(reviews.showReviewEndpoint, at(id, {}))).body).toMatchObject({
    hiddenAt: null,
    hiddenReason: null,
  });
  expect(await rating()).toBe(2);
  expect((await app.call(reviews.showReviewEndpoint, at(id, {}))).status).toBe(409);
});

test("R10.1 hidden and shown again, a review keeps the date of its author's last change", async () => {
  const { id } = await reviewed();
  const { pool } = app.database;
  const changed = new Date("2026-01-05T06:00:00Z");
  await pool.query("update reviews set updated_at = $2 where id = $1", [id, changed]);
  const readChanged = async () => (await pool.query("select updated_at from reviews where id = $1", [id])).rows;
  for (const [call, body] of [
    [reviews.hideReviewEndpoint, { reason: "It names a child." }],
    [reviews.showReviewEndpoint, {}],
  ] as const) {
    expect((await app.call(call, at(id, body))).status).toBe(200);
    expect(await readChanged()).toEqual([{ updated_at: changed }]);
  }
});

describe("R11.5 an appeal", () => {
  async function suspended() {
    const teacher = await makeTeacher(app.database.db);
    await app.call(suspendAccountEndpoint, at(teacher.id, { reason: "Money in advance." }));
    const { params } = await app.mail(teacher.email, "verdict_suspend_account");
    return { teacher, token: new URL(params.link, origin).searchParams.get("token") ?? "" };
  }
  const send = (token: string, words = "It was my brother.") =>
    app.call(appeals.sendAppealEndpoint, { body: { token, words } });
  const look = (token: string) => app.call(appeals.readAppealableEndpoint, { query: { token } });
  const idOf = async ({ id }: TestPerson) =>
    (await app.call(appeals.listAppealsEndpoint, { token: admin.token, query: { limit: "50" } })).body.find(
      ({ person }) => person?.id === id,
    )?.id ?? "";
  const decide = (id: string, decision: string, by = other) =>
    app.call(appeals.decideAppealEndpoint, at(id, { decision, words: "We looked again." }, by));

  it("is sent once by the mail's link, without signing in", async () => {
    const { token } = await suspended();
    expect((await look(token)).body).toMatchObject({ act: "suspend_account", state: "open", appeal: null });
    expect((await send(token, " ")).body.issues).toMatchObject([{ path: "words", code: "required" }]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect((await look(token)).body).toMatchObject({ state: "sent", appeal: "It was my brother." });
    expect((await send("x".repeat(43))).status).toBe(404);
    expect((await look("")).status).toBe(404);
  });

  it("is refused after twenty days, and after the decision was withdrawn", async () => {
    const { token, teacher } = await suspended();
    await app.database.db
      .update(verdicts)
      .set({ appealUntil: new Date(Date.now() - 1000) })
      .where(eq(verdicts.concernedId, teacher.id));
    expect((await look(token)).body.state).toBe("over");
    expect(await send(token)).toMatchObject({ status: 409, body: { code: "appeal_over" } });
    const restored = await suspended();
    expect((await app.call(restoreAccountEndpoint, at(restored.teacher.id, {}))).status).toBe(200);
    expect((await look(restored.token)).body.state).toBe("undone");
    expect(await send(restored.token)).toMatchObject({ status: 409, body: { code: "appeal_over" } });
  });

  it("is decided by another admin; granted, the act is undone and the person notified", async () => {
    const { token, teacher } = await suspended();
    await send(token);
    const id = await idOf(teacher);
    expect(await decide(id, "granted", admin)).toMatchObject({ status: 409, body: { code: "another_admin" } });
    expect((await app.call(appeals.readAppealEndpoint, at(id))).body.mayDecide).toBe(false);
    expect(await decide(id, "granted")).toMatchObject({
      status: 200,
      body: { state: "granted", verdict: { act: "suspend_account", undoneAt: expect.any(String) } },
    });
    const [account] = await app.database.db.select().from(accounts).where(eq(accounts.id, teacher.id));
    expect(account).toMatchObject({ suspendedAt: null, suspensionReason: null });
    expect((await app.mail(teacher.email, "verdict_undone")).params.words).toBe("We looked again.");
    expect(await decide(id, "refused")).toMatchObject({ body: { code: "already_decided", by: other.email } });
    expect((await look(token)).body).toMatchObject({ state: "granted", answer: "We looked again." });
  });

  it.each(["granted", "refused"])(
    "%s, stands in the history of the person, with what it was against",
    async (decision) => {
      const { token, teacher } = await suspended();
      await send(token);
      const id = await idOf(teacher);
      await decide(id, decision);
      const { history = [] } = (await app.call(readAccountEndpoint, at(teacher.id))).body;
      expect(history.map(({ act }) => act)).toEqual([
        decision === "granted" ? "grant_appeal" : "refuse_appeal",
        "suspend_account",
      ]);
      expect(history[0]).toMatchObject({
        ...{ subjectKind: "appeal", subjectId: id, admin: { email: other.email } },
        details: { words: "We looked again.", act: "suspend_account" },
        ...(decision === "granted" && { after: { undone: { suspendedAt: null } } }),
      });
    },
  );

  it("refused, changes nothing, and the person is notified", async () => {
    const { token, teacher } = await suspended();
    await send(token);
    expect((await decide(await idOf(teacher), "refused")).body.state).toBe("refused");
    const [account] = await app.database.db.select().from(accounts).where(eq(accounts.id, teacher.id));
    expect(account?.suspendedAt).not.toBeNull();
    expect((await app.mail(teacher.email, "appeal_refused")).params.words).toBe("We looked again.");
  });

  it("is decided by the same admin where there is no other", async () => {
    const { token, teacher } = await suspended();
    await send(token);
    const gone = { status: "deactivated" } as const;
    await app.database.db.update(accounts).set(gone).where(eq(accounts.id, other.id));
    expect((await decide(await idOf(teacher), "refused", admin)).status).toBe(200);
    await app.database.db.update(accounts).set({ status: "active" }).where(eq(accounts.id, other.id));
  });
});

test("R11.4 the audit log is read by subject, act, admin and day", async () => {
  const { id } = await reviewed();
  await app.call(reviews.hideReviewEndpoint, at(id, { reason: "It names a child." }));
  const read = async (query: Record<string, string>) => {
    const { body, headers } = await app.call(listAuditEndpoint, {
      token: admin.token,
      query: { limit: "50", ...query },
    });
    expect(headers["x-total-count"]).toBeDefined();
    return body;
  };
  expect(await read({ subjectKind: "review", subjectId: id })).toMatchObject([
    {
      ...{ act: "hide_review", subjectId: id, admin: { email: admin.email }, address: "127.0.0.1" },
      ...{ before: { hiddenAt: null }, after: { hiddenReason: "It names a child." } },
    },
  ]);
  expect((await read({ act: "hide_review", adminId: admin.id })).map(({ subjectId }) => subjectId)).toContain(id);
  expect(await read({ act: "hide_review", adminId: other.id })).toEqual([]);
  const days = { from: "2020-01-01", to: "2020-01-02" };
  expect(await read(days)).toEqual([]);
  expect(await read({ subjectId: id, from: "2020-01-01" })).toHaveLength(1);
  expect((await app.call(listAuditEndpoint, { token: admin.token, query: { from: "yesterday" } })).status).toBe(400);
});

test("R11.4 the audit log is filtered by local days, the first and the last included", async () => {
  const { id } = await reviewed();
  const at = (date: string, time: string) => momentAt({ date, time });
  const moments = [
    at("2026-03-09", "23:59"),
    at("2026-03-10", "00:00"),
    at("2026-03-11", "23:59"),
    at("2026-03-12", "00:00"),
  ];
  await app.database.db.insert(auditLog).values(
    moments.map((createdAt) => ({
      ...{ adminId: admin.id, act: "hide_review", subjectKind: "review", subjectId: id, createdAt },
    })),
  );
  const read = async (days: Record<string, string>) => {
    const { body } = await app.call(listAuditEndpoint, { token: admin.token, query: { subjectId: id, ...days } });
    return body.map(({ createdAt }) => createdAt);
  };
  const [before, first, last, after] = moments.map((moment) => moment.toISOString());
  expect(await read({ from: "2026-03-10", to: "2026-03-11" })).toEqual([last, first]);
  expect(await read({ to: "2026-03-10" })).toEqual([first, before]);
  expect(await read({ from: "2026-03-11" })).toEqual([after, last]);
});

test("R11.1 the overview counts by day and shows the current state", async () => {
  const { body, status } = await app.call(readOverviewEndpoint, { token: admin.token, query: { days: "7" } });
  expect(status).toBe(200);
  expect(body.days).toHaveLength(7);
  const { rows } = await app.database.pool.query(
    `select (count(*) filter (where role = 'student'))::int as students,
      (count(*) filter (where role = 'teacher'))::int as teachers from accounts`,
  );
  expect(body.days?.at(-1)).toMatchObject(rows[0]);
  expect(body.days?.reduce((sum, { acceptances }) => sum + acceptances, 0)).toBe(body.activeRelations);
  expect(body.queue?.map(({ kind }) => kind)).toContain("letter");
  expect((await app.call(readOverviewEndpoint, { token: admin.token, query: { days: "91" } })).status).toBe(400);
});

test("R11.1 the overview shows shortages of teachers in the admin's language, and the answers of families", async () => {
  const { pool } = app.database;
  await pool.query(`insert into search_days (day, subject, area, searches, without_result)
    values (current_date, 'music', 'saket', 9, 7), (current_date, 'yoga', 'saket', 9, 2), (current_date, '', '', 4, 3)`);
  const [student, teacher] = [await makeStudent(app.database.db), await makeTeacher(app.database.db)];
  const relation = await relate(app.database.db, student.id, teacher.id, "accepted");
  await pool.query("delete from relation_questions");
  await pool.query(
    `insert into relation_questions (relation_id, account_id, day, answer, answered_at)
     values ($1, $2, 3, true, now()), ($1, $3, 3, false, now()), ($1, $2, 14, true, now() - interval '8 days')`,
    [relation, student.id, teacher.id],
  );
  const headers = { "accept-language": "hi" };
  const { body } = await app.call(readOverviewEndpoint, { token: admin.token, query: { days: "7" }, headers });
  expect(body.shortSupply).toEqual([
    { subject: "music", area: "saket", areaName: "साकेत", searches: 9, withoutResult: 7 },
    { subject: "", area: "", areaName: null, searches: 4, withoutResult: 3 },
  ]);
  expect(body.questions).toEqual([{ day: 3, yes: 1, no: 1 }]);
});
