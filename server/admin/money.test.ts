/** Claims and fees in the office (R1.3, R10.2, R11.1, R11.5), over HTTP. */

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day } from "#contract/durations.ts";
import { ownClaimsEndpoint } from "#contract/guarantee.ts";
import type { ClaimKind, FeeState } from "#contract/guarantee-states.ts";
import { studentNotificationKinds, teacherNotificationKinds } from "#contract/notifications.ts";
import * as claims from "#contract/office/claims.ts";
import * as fees from "#contract/office/fees.ts";
import { myTeachersEndpoint } from "#contract/relations.ts";
import { momentAt, monthOf } from "#contract/time-zone.ts";
import { auditLog, verdicts } from "#server/db/schema/admin.ts";
import { feeEntries, guaranteeClaims, relationQuestions, relations } from "#server/db/schema/relations.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";

let app: TestApp;
let admin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  admin = await makePerson(app.database.db, { role: "admin", name: "Asha" });
  other = await makePerson(app.database.db, { role: "admin", name: "Ravi" });
});
afterAll(() => app.close());

async function claimed(kind: ClaimKind, { days = 30, fee = "paid" as FeeState } = {}) {
  const { db } = app.database;
  const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
  const relationId = await relate(db, student.id, teacher.id, "accepted");
  await db
    .update(relations)
    .set({ activatedAt: new Date(Date.now() - days * day) })
    .where(eq(relations.id, relationId));
  const [entry] = await db
    .insert(feeEntries)
    .values({ relationId, amount: 19_900, currency: "INR", state: fee })
    .returning({ id: feeEntries.id });
  const [claim] = await db
    .insert(guaranteeClaims)
    .values({ relationId, kind, reason: "Never came" })
    .returning({ id: guaranteeClaims.id });
  return { student, teacher, relationId, id: claim?.id ?? "", feeId: entry?.id ?? "" };
}

type Decision = { decision: "granted" | "refused"; note?: string };
const decide = (id: string, { decision, note = "We have looked." }: Decision, by = admin) =>
  app.call(claims.decideClaimEndpoint, { token: by.token, params: { id }, body: { decision, note } });
const actsOn = async (id: string) => {
  const rows = await app.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  return rows.map(({ act }) => act);
};
const notificationsOf = async (person: TestPerson) => {
  const list = person.role === "teacher" ? teacherNotificationKinds.list : studentNotificationKinds.list;
  return (await app.call(list, { token: person.token })).body.map(({ type }) => type).toSorted();
};

describe("R10.2 a claim in the office", () => {
  it("is listed with its deadline, its people, the fee and what both marked", async () => {
    const { db } = app.database;
    const { id, student, teacher, relationId } = await claimed("refund");
    await db
      .insert(relationQuestions)
      .values({ relationId, accountId: student.id, day: 3, answer: false, answeredAt: new Date() });
    const { body, headers } = await app.call(claims.listOfficeClaimsEndpoint, {
      token: admin.token,
      query: { limit: "50" },
    });
    expect(Number(headers["x-total-count"])).toBe(body.length);
    const found = body.find((claim) => claim.id === id);
    expect(found).toMatchObject({
      status: "open",
      reason: "Never came",
      student: { id: student.id, name: "Zoya Khan" },
      teacher: { id: teacher.id, name: "Meera Nair" },
      fee: { amount: 19_900, state: "paid" },
      answers: [{ by: "student", day: 3, answer: false }],
      relation: { id: relationId, status: "accepted" },
    });
    expect(found?.queueItemId).not.toBeNull();
    expect(Date.parse(found?.answerBy ?? "")).toBeGreaterThan(Date.now());
  });

  it("granted as a refund sets the fee to refunded from any state, and notifies the student", async () => {
    for (const fee of ["due", "waived", "paid"] as const) {
      const { id, student, teacher } = await claimed("refund", { fee });
      const decided = await decide(id, { decision: "granted", note: "You are right." });
      expect(decided.body).toMatchObject({
        status: "granted",
        fee: { state: "refunded" },
        relation: { status: "accepted" },
      });
      expect((await app.call(myTeachersEndpoint, { token: student.token })).body[0]?.fee).toMatchObject({
        state: "refunded",
      });
      expect((await app.call(ownClaimsEndpoint, { token: student.token })).body).toMatchObject([
        { status: "granted", decision: "You are right." },
      ]);
      expect(await notificationsOf(student)).toEqual(["claim_decided"]);
      expect(await notificationsOf(teacher)).toEqual([]);
      expect((await app.mail(student.email, "claim_decided")).params.who).toContain("Meera Nair");
      expect(await actsOn(id)).toEqual(["grant_claim"]);
    }
  });

  it("granted as a replacement ends the relation and offers similar teachers; an early end costs nothing", async () => {
    const { id, student, teacher } = await claimed("replacement", { days: 5, fee: "due" });
    const decided = await decide(id, { decision: "granted" });
    expect(decided.body).toMatchObject({ status: "granted", relation: { status: "ended" }, fee: { state: "waived" } });
    expect(await notificationsOf(student)).toEqual(["claim_decided", "similar_teachers"]);
    expect(await notificationsOf(teacher)).toEqual(["relation_ended"]);
    const notified = (await app.call(studentNotificationKinds.list, { token: student.token })).body;
    const similar = notified.find(({ type }) => type === "similar_teachers");
    expect(similar?.relatedLink).toBe(`/student-dashboard?tab=similar&of=${teacher.id}`);
  });

  it("R11.5 refused is notified with its reason and the appeal link, and can be reopened and decided again", async () => {
    const { db } = app.database;
    const { id, student } = await claimed("refund");
    expect((await decide(id, { decision: "refused", note: " " })).body.issues).toMatchObject([
      { path: "note", code: "required" },
    ]);
    const refused = await decide(id, { decision: "refused", note: "Six lessons were held." });
    expect(refused.body).toMatchObject({ status: "refused", fee: { state: "paid" } });
    const mail = await app.mail(student.email, "verdict_refuse_claim");
    expect(mail.params).toMatchObject({ words: "Six lessons were held." });
    expect(mail.params.link).toMatch(/^\/appeal/);
    expect(await notificationsOf(student)).toEqual(["verdict"]);

    const reopen = () =>
      app.call(claims.reopenClaimEndpoint, { token: other.token, params: { id }, body: { reason: "We look again." } });
    expect((await reopen()).body).toMatchObject({ status: "open", decision: null, decidedAt: null, decidedBy: null });
    expect((await reopen()).status).toBe(409);
    const [verdict] = await db.select().from(verdicts).where(eq(verdicts.subjectId, id));
    expect(verdict?.undoneAt).not.toBeNull();
    expect((await decide(id, { decision: "granted" })).body).toMatchObject({ status: "granted" });
    expect(await actsOn(id)).toEqual(["refuse_claim", "reopen_claim", "grant_claim"]);
  });

  it("R11.1 is decided once: of twenty at the same moment one stands, the others learn who was first", async () => {
    const { id, student } = await claimed("refund");
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        decide(id, { decision: nth % 2 === 0 ? "granted" : "refused" }, nth % 3 === 0 ? other : admin),
      ),
    );
    const won = sent.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    for (const { status, body } of sent.filter((answer) => !won.includes(answer)))
      expect([status, body.code]).toEqual([409, "already_decided"]);
    expect(await actsOn(id)).toHaveLength(1);
    expect(await notificationsOf(student)).toHaveLength(1);
  });
});

describe("R1.3 fees in the office", () => {
  const mark = (id: string, state: string, note?: string) =>
    app.call(fees.changeFeeEndpoint, { token: admin.token, params: { id }, body: { state, ...(note && { note }) } });

  it("become paid or waived when due, refunded from any state, and nothing else", async () => {
    const { feeId } = await claimed("refund", { fee: "due" });
    expect((await mark(feeId, "due")).status).toBe(400);
    expect((await mark(feeId, "paid", "UPI 4711")).body).toMatchObject({
      state: "paid",
      note: "UPI 4711",
      stateChangedBy: { id: admin.id },
    });
    expect((await mark(feeId, "waived")).body.code).toBe("already_decided");
    expect((await mark(feeId, "refunded")).body).toMatchObject({ state: "refunded", note: "UPI 4711" });
    expect((await mark(feeId, "refunded")).body.code).toBe("already_decided");
    expect(await actsOn(feeId)).toEqual(["pay_fee", "refund_fee"]);
    const listed = await app.call(fees.listFeesEndpoint, {
      token: admin.token,
      query: { state: "refunded", limit: "50" },
    });
    expect(listed.body.map(({ id }) => id)).toContain(feeId);
  });

  it("belong to the month in local time", async () => {
    const { db } = app.database;
    const moments = { "2026-02-28": "23:59", "2026-03-01": "00:00", "2026-03-31": "23:59", "2026-04-01": "00:00" };
    const relationIds: string[] = [];
    for (const [date, time] of Object.entries(moments)) {
      const { relationId, feeId } = await claimed("refund");
      await db
        .update(feeEntries)
        .set({ createdAt: momentAt({ date, time }) })
        .where(eq(feeEntries.id, feeId));
      relationIds.push(relationId);
    }
    const listed = async (month: string) => {
      const { body } = await app.app.inject({
        url: `/api/admin/fee-entries/months/${month}`,
        headers: { authorization: `Bearer ${admin.token}` },
      });
      return relationIds.map((id) => body.includes(id));
    };
    expect(await listed("2026-02")).toEqual([true, false, false, false]);
    expect(await listed("2026-03")).toEqual([false, true, true, false]);
    expect(await listed("2026-04")).toEqual([false, false, false, true]);
  });

  it("export a month's table in which no user text is a formula", async () => {
    const { db, pool } = app.database;
    const { teacher, feeId, relationId } = await claimed("refund", { fee: "paid" });
    await pool.query("update accounts set name = $2 where id = $1", [teacher.id, '=HYPERLINK("x")']);
    await db.update(feeEntries).set({ note: "+91, cash" }).where(eq(feeEntries.id, feeId));
    const month = monthOf(new Date());
    const answer = await app.app.inject({
      url: `/api/admin/fee-entries/months/${month}`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(answer.headers["content-disposition"]).toBe(`attachment; filename="fees-${month}.csv"`);
    const [, ...lines] = answer.body.split("\r\n");
    const own = lines.find((line) => line.includes(relationId));
    expect(own).toContain(`,"'=HYPERLINK(""x"")",199,INR,paid,`);
    expect(own).toMatch(/,"'\+91, cash"$/);
    for (const bad of ["2026-13", "last", "1999-01"]) {
      const refused = await app.app.inject({
        url: `/api/admin/fee-entries/months/${bad}`,
        headers: { authorization: `Bearer ${admin.token}` },
      });
      expect(refused.statusCode).toBe(404);
    }
    const acts = await db.select().from(auditLog).where(eq(auditLog.act, "export_fees"));
    expect(acts.filter(({ details }) => details.month === month)).toHaveLength(1);
  });
});
