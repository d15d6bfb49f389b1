/** Reports of people and reviews (R10.3), over HTTP, accepted and refused. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { safety as limits } from "#contract/limits.ts";
import * as calls from "#contract/safety.ts";
import { reportReasons } from "#contract/vocabulary.ts";
import { reports, reviews } from "#server/db/schema/relations.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const report = ({ token }: TestPerson, body: unknown) => app.call(calls.sendReportEndpoint, { token, body });
const storedBy = ({ id }: TestPerson) => app.database.db.select().from(reports).where(eq(reports.reporterId, id));
const nobody = "0198a0de-0000-7000-8000-000000000000";

async function makeReview(hidden = false) {
  const { db } = app.database;
  const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
  const relationId = await relate(db, student.id, teacher.id, "accepted");
  const [made] = await db
    .insert(reviews)
    .values({
      relationId,
      studentId: student.id,
      teacherId: teacher.id,
      stars: 1,
      ...(hidden && { hiddenAt: new Date() }),
    })
    .returning();
  return { student, teacher, id: made?.id ?? "", reviewId: made?.publicId ?? "" };
}

describe("R10.3 a report", () => {
  it.each(reportReasons)("for %s is stored for the operator, with its text", async (reason) => {
    const { db } = app.database;
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    const { status, body } = await report(student, { accountId: teacher.id, reason, details: "  He shouted.  " });
    expect([status, Object.keys(body)]).toEqual([201, ["id"]]);
    expect(await storedBy(student)).toMatchObject([
      { id: body.id, reportedId: teacher.id, reviewId: null, reason, details: "He shouted.", status: "open" },
    ]);
  });

  it("is one while it waits, of ten at once, and may be sent again after the decision", async () => {
    const { db } = app.database;
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    const body = { accountId: student.id, reason: "abuse" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(teacher, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("report_open");
    await db.update(reports).set({ status: "dismissed" }).where(eq(reports.reporterId, teacher.id));
    expect((await report(teacher, body)).status).toBe(201);
  });

  it("is limited in number", async () => {
    const { db, pool } = app.database;
    const reporter = await makeStudent(db);
    await pool.query(
      `insert into reports (reporter_id, reported_id, reason, status)
       select $1, $2, 'spam', 'dismissed' from generate_series(1, $3)`,
      [reporter.id, (await makeTeacher(db)).id, limits.reportsPerDay - 1],
    );
    const others = await Promise.all(Array.from({ length: 10 }, () => makeTeacher(db)));
    const answers = await Promise.all(others.map(({ id }) => report(reporter, { accountId: id, reason: "spam" })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(9);
    expect(refused[0]?.body.retryAfter).toBeGreaterThan(0);
  });

  it("is refused of oneself, of an admin, of a missing account, of a student one has never seen; and without a reason", async () => {
    const { db } = app.database;
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    expect((await report(student, { accountId: student.id, reason: "other" })).status).toBe(400);
    const admin = await makePerson(db, { role: "admin" });
    const hidden = await makePerson(db);
    for (const id of [admin.id, nobody, (await makeStudent(db)).id])
      expect((await report(student, { accountId: id, reason: "other" })).status).toBe(404);
    for (const id of [admin.id, nobody, hidden.id])
      expect((await report(teacher, { accountId: id, reason: "other" })).status).toBe(404);
    for (const body of [
      {},
      { reason: "spam" },
      { accountId: teacher.id },
      { accountId: teacher.id, reason: "boring" },
      { accountId: "me", reason: "spam" },
      { accountId: teacher.id, reason: "spam", details: "x".repeat(limits.details + 1) },
    ])
      expect([body, (await report(student, body)).status]).toEqual([body, 400]);
    expect([...(await storedBy(student)), ...(await storedBy(teacher))]).toEqual([]);
  });

  it("of a teacher may come from another teacher, and from a blocked person", async () => {
    const { db } = app.database;
    const [student, teacher, other] = [await makeStudent(db), await makeTeacher(db), await makeTeacher(db)];
    await app.call(calls.blockPersonEndpoint, { token: teacher.token, body: { accountId: student.id } });
    for (const reporter of [student, other])
      expect((await report(reporter, { accountId: teacher.id, reason: "fake" })).status).toBe(201);
  });
});

describe("R10.3 a report of a review", () => {
  it("concerns its author without naming them", async () => {
    const { student, teacher, id: reviewed, reviewId } = await makeReview();
    // Reported before: the answer must be the same.
    await report(teacher, { accountId: student.id, reason: "abuse" });
    const { status, body } = await report(teacher, { reviewId, reason: "fake" });
    expect([status, Object.keys(body)]).toEqual([201, ["id"]]);
    expect((await storedBy(teacher)).find(({ id }) => id === body.id)).toMatchObject({
      reportedId: student.id,
      reviewId: reviewed,
    });
    expect((await report(teacher, { reviewId, reason: "fake" })).status).toBe(409);
  });

  it("R10.1 answers the same whoever is named, so that nobody finds out the author", async () => {
    const { db } = app.database;
    const { student, teacher, id, reviewId } = await makeReview();
    const named = [student.id, (await makeStudent(db)).id, teacher.id, (await makeTeacher(db)).id, nobody];
    for (const accountId of named) {
      expect((await report(teacher, { reviewId, accountId, reason: "abuse" })).status).toBe(201);
      expect((await report(teacher, { reviewId, accountId, reason: "abuse" })).status).toBe(409);
      const stored = await storedBy(teacher);
      expect(stored.map((each) => [each.reportedId, each.reviewId])).toEqual([[student.id, id]]);
      await db.delete(reports).where(eq(reports.reporterId, teacher.id));
    }
  });

  it("R3.8 accepts a review's public id, and not its stored one", async () => {
    const { teacher, id, reviewId } = await makeReview();
    expect((await report(teacher, { reviewId: id, reason: "abuse" })).status).toBe(404);
    expect((await report(teacher, { reviewId, reason: "abuse" })).status).toBe(201);
  });

  it("is refused of one's own, of a hidden one, and of a missing one", async () => {
    const { student, reviewId } = await makeReview();
    expect((await report(student, { reviewId, reason: "other" })).status).toBe(400);
    const hidden = await makeReview(true);
    for (const id of [hidden.reviewId, nobody])
      expect((await report(hidden.teacher, { reviewId: id, reason: "other" })).status).toBe(404);
  });
});
