/** Grave acts (money, suspension, exports, settings; R11.4): confirmed again after 15 minutes, and reported to the other admins. */
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { confirmSessionEndpoint } from "#contract/account-settings.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { changeIndexNowEndpoint } from "#contract/indexnow.ts";
import { session } from "#contract/limits.ts";
import * as people from "#contract/office/accounts.ts";
import { acts } from "#contract/office/acts.ts";
import { decideClaimEndpoint } from "#contract/office/claims.ts";
import { verifyDocumentEndpoint } from "#contract/office/documents.ts";
import { changeFeeEndpoint, exportFeesEndpoint } from "#contract/office/fees.ts";
import { changeSettingEndpoint, undoSettingEndpoint } from "#contract/office/settings.ts";
import { feeEntries } from "#server/db/schema/relations.ts";
import { renderMail } from "#server/mails/render-mail.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { officeScenarios } from "#test/office.ts";
import { goodPassword, makePerson, type TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const admin = (wish: object = {}) => makePerson(app.database.db, { role: "admin", ...wish });

/** Just over 15 minutes. */
const age = ({ id }: TestPerson) =>
  app.database.pool.query(
    "update sessions set confirmed_at = confirmed_at - make_interval(secs => $2) where account_id = $1",
    [id, session.confirmedFor / 1000 + 5],
  );

type Call = { endpoint: Endpoint; params?: Record<string, string>; body?: object };

const setUpi = (value: string): Call => ({
  endpoint: changeSettingEndpoint,
  body: { key: "upi_address", value, reason: "Another bank." },
});

async function fee(): Promise<string> {
  const { db } = app.database;
  const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
  const relationId = await relate(db, student.id, teacher.id, "accepted");
  const [made] = await db
    .insert(feeEntries)
    .values({ relationId, amount: 10_000, currency: "INR", state: "due" })
    .returning();
  return made?.id ?? "";
}

const suspend = (id: string): Call => ({
  endpoint: people.suspendAccountEndpoint,
  params: { id },
  body: { reason: "Spam." },
});

/** Each with its precondition. */
const grave: Record<string, (by: TestPerson) => Promise<Call>> = {
  change_setting: async () => setUpi("house@bank"),
  restore_setting: async (by) => {
    await ask(setUpi("other@bank"), by);
    return { endpoint: undoSettingEndpoint, body: { key: "upi_address" } };
  },
  set_indexnow: async () => {
    const { rows } = await app.database.pool.query("select value from office_settings where key like '%indexnow%'");
    return { endpoint: changeIndexNowEndpoint, body: { automatic: rows[0]?.value === false } };
  },
  suspend_account: async () => suspend((await makeTeacher(app.database.db)).id),
  restore_account: async (by) => {
    const { id } = await makeTeacher(app.database.db);
    await ask(suspend(id), by);
    return { endpoint: people.restoreAccountEndpoint, params: { id }, body: {} };
  },
  change_role: async () => ({
    endpoint: people.changeRoleEndpoint,
    params: { id: (await makePerson(app.database.db, { role: "support" })).id },
    body: { role: "verifier" },
  }),
  pay_fee: async () => ({ endpoint: changeFeeEndpoint, params: { id: await fee() }, body: { state: "paid" } }),
  waive_fee: async () => ({ endpoint: changeFeeEndpoint, params: { id: await fee() }, body: { state: "waived" } }),
  refund_fee: async (by) => {
    const id = await fee();
    await ask({ endpoint: changeFeeEndpoint, params: { id }, body: { state: "paid" } }, by);
    return { endpoint: changeFeeEndpoint, params: { id }, body: { state: "refunded" } };
  },
  grant_claim: async () => ({
    endpoint: decideClaimEndpoint,
    params: { id: (await officeScenarios(app).refuse_claim.plant()).id },
    body: { decision: "granted", note: "Sorry." },
  }),
  export_fees: async () => ({ endpoint: exportFeesEndpoint, params: { month: "2026-01" } }),
};

async function ask({ endpoint, params = {}, body }: Call, { token }: TestPerson) {
  const answer = await app.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ""),
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });
  const isJson = String(answer.headers["content-type"]).includes("json");
  return { status: answer.statusCode, code: isJson ? answer.json().code : undefined };
}

const actsOf = async ({ id }: TestPerson) =>
  (await app.database.pool.query("select act from audit_log where admin_id = $1 order by created_at, id", [id])).rows;

const toldOf = async ({ email }: TestPerson) =>
  (await app.mails(email)).flatMap((order) => (order.kind === "office_act" ? [order] : []));

test("R11.4 the table of acts marks as grave what is tested here, and nothing else", () => {
  const named = Object.entries(acts).flatMap(([act, shape]) => ("grave" in shape && shape.grave ? [act] : []));
  expect(named.toSorted()).toEqual(Object.keys(grave).toSorted());
});

test.each(Object.entries(grave))(
  "R11.4 R7.14 %s is asked again after 15 minutes, goes on after the password, and is mailed to the other admins",
  async (act, prepare) => {
    const [by, other, gone] = [
      await admin(),
      await admin({ language: "ur" }),
      await admin({ suspendedAt: new Date() }),
    ];
    const call = await prepare(by);
    const [before, toldBefore] = [await actsOf(by), (await toldOf(other)).length];
    await age(by);
    expect(await ask(call, by)).toEqual({ status: 403, code: "confirm_required" });
    expect([await actsOf(by), (await toldOf(other)).length]).toEqual([before, toldBefore]);
    const confirmed = await app.call(confirmSessionEndpoint, { token: by.token, body: { password: goodPassword } });
    expect(confirmed.status).toBe(200);
    expect((await ask(call, by)).status).toBe(200);
    expect(await actsOf(by)).toEqual([...before, { act }]);
    const [mail, ...more] = (await toldOf(other)).slice(toldBefore);
    expect([mail?.params.did, mail?.language, more]).toEqual([act, "ur", []]);
    expect([await toldOf(by), await toldOf(gone)]).toEqual([[], []]);
  },
);

test("R11.4 a decision on a document needs no confirmation and is mailed to no admin", async () => {
  const [by, other] = [await admin(), await admin()];
  const { id } = await officeScenarios(app).verify_document.plant();
  await age(by);
  expect((await ask({ endpoint: verifyDocumentEndpoint, params: { id } }, by)).status).toBe(200);
  expect(await toldOf(other)).toEqual([]);
});

describe("R11.4 the mail to the other admins", () => {
  it.each(["en", "hi", "ur"] as const)(
    "says in %s who did what and where to look, and names nobody else",
    async (language) => {
      const [by, other] = [await admin({ name: "Ravi Office" }), await admin({ language })];
      const { id, name, email } = await makeTeacher(app.database.db);
      await ask(suspend(id), by);
      const [order] = await toldOf(other);
      if (order === undefined) throw new Error("no mail");
      const { subject, text } = renderMail(order, { origin: "https://nukkad.test" });
      expect(text).toContain("Ravi Office");
      expect(text).toContain(`https://nukkad.test/admin/audit?subjectKind=account&subjectId=${id}`);
      expect(subject).not.toContain("{{");
      expect(text).not.toMatch(/\{\{|Spam\./);
      for (const theirs of [name, email]) expect(text).not.toContain(theirs);
    },
  );
});
