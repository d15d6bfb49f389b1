/** The guarantee from the member's side, over HTTP: claims, their deadlines, and the waived fee. */

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportDataEndpoint } from "#contract/accounts.ts";
import { day } from "#contract/durations.ts";
import { answerBy, openClaimEndpoint, ownClaimsEndpoint } from "#contract/guarantee.ts";
import { feeActsOf, feeActTo, feeStates, feeTransitions } from "#contract/guarantee-states.ts";
import { guarantee } from "#contract/limits.ts";
import {
  endWithStudentEndpoint,
  endWithTeacherEndpoint,
  myStudentsEndpoint,
  myTeachersEndpoint,
} from "#contract/relations.ts";
import { feeEntries, relations } from "#server/db/schema/relations.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { relate } from "#test/relations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const daysAgo = (days: number) => new Date(Date.now() - days * day);

/** A relation of some days, with a fee of ₹199 due. */
async function learning(days = 1) {
  const { db } = app.database;
  const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
  const id = await relate(db, student.id, teacher.id, "accepted");
  await db
    .update(relations)
    .set({ activatedAt: daysAgo(days) })
    .where(eq(relations.id, id));
  await db.insert(feeEntries).values({ relationId: id, amount: 19_900, currency: "INR", state: "due" });
  return { student, teacher, id };
}

const claim = (token: string, id: string, body: object = { kind: "refund", reason: " Never came. " }) =>
  app.call(openClaimEndpoint, { token, params: { id }, body });

describe("R10.2 a claim", () => {
  it("is opened by the student, listed with its deadline, and the teacher sees that it is open, not its text", async () => {
    const { student, teacher, id } = await learning();
    const opened = await claim(student.token, id);
    expect(opened.status).toBe(201);
    expect(opened.body).toMatchObject({
      relationId: id,
      kind: "refund",
      reason: "Never came.",
      status: "open",
      decision: null,
      decidedAt: null,
      teacher: { id: teacher.id, name: "Meera Nair", listed: true },
    });
    const { createdAt = "" } = opened.body;
    expect(opened.body.answerBy).toBe(answerBy(new Date(createdAt)).toISOString());

    const listed = await app.call(ownClaimsEndpoint, { token: student.token });
    expect(listed.body).toEqual([opened.body]);
    expect(listed.headers["x-total-count"]).toBe("1");
    expect((await app.call(myTeachersEndpoint, { token: student.token })).body).toMatchObject([
      { id, claimOpen: true },
    ]);
    const seen = await app.call(myStudentsEndpoint, { token: teacher.token });
    expect(seen.body).toMatchObject([{ id, claimOpen: true }]);
    const taken = await app.call(exportDataEndpoint, { token: teacher.token });
    for (const body of [seen.body, taken.body]) expect(JSON.stringify(body)).not.toContain("Never came");
  });

  it("is one at a time, also when ten are sent at once", async () => {
    const { student, id } = await learning();
    const sent = await Promise.all(Array.from({ length: 10 }, () => claim(student.token, id)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)]);
    expect((await claim(student.token, id)).body.code).toBe("claim_open");
    expect((await app.call(ownClaimsEndpoint, { token: student.token })).body).toHaveLength(1);
  });

  it("needs a text and a kind, and a relation of one's own that is or was active", async () => {
    const { db } = app.database;
    const { student, teacher, id } = await learning();
    const other = await makeStudent(db);
    expect((await claim(other.token, id)).status).toBe(404);
    const empty = await claim(student.token, id, { kind: "refund", reason: " \n " });
    expect([empty.status, empty.body.issues]).toMatchObject([400, [{ path: "reason", code: "required" }]]);
    const kindless = await claim(student.token, id, { reason: "No" });
    expect([kindless.status, kindless.body.issues]).toMatchObject([400, [{ path: "kind", code: "required" }]]);
    const asked = await relate(db, other.id, teacher.id, "pending");
    expect((await claim(other.token, asked)).body.code).toBe("conflict");
    expect((await app.call(ownClaimsEndpoint, { token: other.token })).body).toEqual([]);
  });

  it("can be opened for thirty days after the end, and no longer", async () => {
    const { db } = app.database;
    for (const [ended, status] of [
      [guarantee.claimWithin / day - 0.1, 201],
      [guarantee.claimWithin / day + 0.1, 409],
    ] as const) {
      const { student, id } = await learning(100);
      await db
        .update(relations)
        .set({ status: "ended", endedAt: daysAgo(ended) })
        .where(eq(relations.id, id));
      const answer = await claim(student.token, id);
      expect([ended, answer.status]).toEqual([ended, status]);
      if (status === 409) expect(answer.body.code).toBe("claim_too_late");
    }
  });

  it("is answered by the end of the third working day: Monday to Saturday, in local time", () => {
    for (const [came, until] of [
      // Monday noon in Delhi -> Thursday.
      ["2026-11-16T06:30:00Z", "2026-11-19"],
      // Friday: Saturday, Monday, Tuesday.
      ["2026-11-20T06:30:00Z", "2026-11-24"],
      // Saturday, 23:40 local time.
      ["2026-11-21T18:10:00Z", "2026-11-25"],
      // Forty minutes later it is Sunday.
      ["2026-11-21T18:50:00Z", "2026-11-25"],
    ] as const)
      expect(answerBy(new Date(came)).toISOString()).toBe(`${until}T18:29:59.999Z`);
  });
});

describe("R1.3 R10.2 the fee of a connection", () => {
  const fees = async (token: string) => {
    const query = { status: "accepted,ended" };
    const { body } = await app.call(myTeachersEndpoint, { token, query });
    return body.map(({ fee }) => fee);
  };

  it("is waived automatically when it ends within 14 days, whoever ends it, and says why", async () => {
    for (const end of [endWithTeacherEndpoint, endWithStudentEndpoint]) {
      const { student, teacher, id } = await learning(13.9);
      const due = { amount: 19_900, currency: "INR", state: "due", waivedBecause: null };
      expect(await fees(student.token)).toEqual([due]);
      const token = end === endWithTeacherEndpoint ? student.token : teacher.token;
      const ended = await app.call(end, { token, params: { id } });
      expect(ended.body).toMatchObject({ status: "ended" });
      expect(await fees(student.token)).toEqual([{ ...due, state: "waived", waivedBecause: "ended_early" }]);
    }
  });

  it("stays due when it ends later, and a paid fee stays paid until a claim is granted", async () => {
    const { db } = app.database;
    const late = await learning(14.1);
    await app.call(endWithTeacherEndpoint, { token: late.student.token, params: { id: late.id } });
    expect(await fees(late.student.token)).toMatchObject([{ state: "due" }]);
    const paid = await learning(2);
    await db.update(feeEntries).set({ state: "paid" }).where(eq(feeEntries.relationId, paid.id));
    await app.call(endWithTeacherEndpoint, { token: paid.student.token, params: { id: paid.id } });
    expect(await fees(paid.student.token)).toMatchObject([{ state: "paid" }]);
  });

  it("follows a table: due becomes waived or paid, all but a refund can be refunded, nothing becomes due again", () => {
    expect(feeStates.map((state) => [state, feeActsOf(state)])).toEqual([
      ["due", ["waive", "pay", "refund"]],
      ["waived", ["refund"]],
      ["paid", ["refund"]],
      ["refunded", []],
    ]);
    expect(feeActTo("due")).toBeUndefined();
    for (const act of ["waive", "pay", "refund"] as const) expect(feeActTo(feeTransitions[act].to)).toBe(act);
  });
});
