/** Operator settings in the office (R1.3, R1.5, R11.4): every change an act, not over another's, in force at once on every process. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { brand, writtenFacts } from "#content/brand.ts";
import { textIn } from "#content/text-in.ts";
import * as contract from "#contract/office/settings.ts";
import { readOperatorEndpoint } from "#contract/operator.ts";
import { respondToStudentEndpoint } from "#contract/relations.ts";
import type { SettingKey } from "#contract/schemas/office/settings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { delayWrites } from "#test/delay-writes.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";
import { webOf } from "#test/web-build.ts";

/** Replaces the web build: a page prints the data it was given. */
const pages = { web: webOf(async (_, { facts }) => new Response(facts ?? "as written")), now: () => 0 };

let app: TestApp;
let twin: TestApp;
let admin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  app = await createTestApp({ pages });
  twin = await createTestApp({ pages, url: app.url });
  admin = await makePerson(app.database.db, { role: "admin", name: "Operator" });
  other = await makePerson(app.database.db, { role: "admin", name: "Other" });
});
afterAll(async () => {
  // Other files of this process expect the unchanged brand.
  await app.database.pool.query("truncate office_settings");
  await vi.waitFor(() => expect(brand).toMatchObject(writtenFacts));
  await twin.close();
  await app.close();
});

const change = (body: object, by = admin) =>
  app.call(contract.changeSettingEndpoint, { token: by.token, body: { reason: "We moved.", ...body } });
const undo = (body: object) => app.call(contract.undoSettingEndpoint, { token: admin.token, body });
const read = async (key: SettingKey) =>
  (await app.call(contract.listSettingsEndpoint, { token: admin.token })).body.find((one) => one.key === key);
const actsOn = async (key: string) => {
  const { rows } = await app.database.pool.query(
    "select act, before, after, details from audit_log where subject_id = $1 order by id",
    [key],
  );
  return rows;
};

test("R11.4 a change has a reason and is one act with before and after; undone, the old value is back", async () => {
  expect((await change({ key: "support_phone", value: "98100 12345", reason: " " })).status).toBe(400);
  expect((await change({ key: "support_phone", value: "98100 12345", version: null })).status).toBe(200);
  await change({ key: "support_phone", value: "+919810012345" });
  await vi.waitFor(() => expect(brand.phone).toEqual({ number: "+919810012345", shown: "+91 98100 12345" }));
  expect((await app.call(readOperatorEndpoint, {})).body).toMatchObject({ phone: { number: "+919810012345" } });
  expect(textIn("ur").t("shell:footer.call")).toContain("98100 12345");
  expect(await read("support_phone")).toMatchObject({ changedBy: { name: "Operator" }, undoable: true });
  expect((await undo({ key: "support_phone" })).status).toBe(200);
  expect(await read("support_phone")).toMatchObject({
    value: writtenFacts.phone.number,
    changedAt: null,
    undoable: false,
  });
  await vi.waitFor(() => expect(brand.phone).toEqual(writtenFacts.phone));
  expect((await undo({ key: "support_phone" })).body).toMatchObject({ code: "already_decided", by: admin.email });
  const [before, after] = [{ support_phone: writtenFacts.phone.number }, { support_phone: "+919810012345" }];
  expect(await actsOn("support_phone")).toEqual([
    { act: "change_setting", before, after, details: { words: "We moved." } },
    { act: "restore_setting", before: after, after: before, details: {} },
  ]);
});

test("R1.5 cached pages of every process are rendered again after a change and after its undo", async () => {
  const shown = async () => {
    const answers = await Promise.all([app, twin].map((one) => one.app.inject({ url: "/help" })));
    return answers.map(({ body }) => body);
  };
  expect(await shown()).toEqual(["as written", "as written"]);
  await change({ key: "support_email", value: "help@house.test" });
  const set = JSON.stringify({ email: "help@house.test" });
  await vi.waitFor(async () => expect(await shown()).toEqual([set, set]));
  await undo({ key: "support_email" });
  await vi.waitFor(async () => expect(await shown()).toEqual(["as written", "as written"]));
});

test("R11.4 of two admins who change the same version the second learns who was first", async () => {
  const seen = { key: "phone_hours", version: null };
  const letGo = await delayWrites(app.database.pool, "office_settings", 2);
  const changes = [
    change({ ...seen, value: { from: 9, to: 18 } }),
    change({ ...seen, value: { from: 10, to: 19 } }, other),
  ];
  await letGo();
  const answers = await Promise.all(changes);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect(refused).toMatchObject({ code: "already_decided", by: expect.stringMatching(/@/), at: expect.any(String) });
  expect(await actsOn("phone_hours")).toHaveLength(1);
});

test.each([
  { key: "service_fee", value: 0 },
  { key: "service_fee", value: "199" },
  { key: "upi_address", value: "no address" },
  { key: "messaging_phone", value: "+9111" },
  { key: "support_email", value: "nobody" },
  { key: "chat_hours", value: { from: 20, to: 9 } },
  { key: "email_within", value: 1000 },
  { key: "indexnow_automatic", value: false },
])("R11.4 $key cannot be $value", async (body) => {
  const before = await actsOn(body.key);
  expect((await change(body)).status).toBe(400);
  expect(await actsOn(body.key)).toEqual(before);
});

test("R1.3 a connection owes the fee of the moment it begins, and an earlier one keeps its fee", async () => {
  const { db, pool } = app.database;
  const owed = async () => {
    const { rows } = await pool.query("select amount, state from fee_entries order by id desc limit 1");
    return rows[0];
  };
  const accept = async () => {
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    const id = await relate(db, student.id, teacher.id, "pending");
    expect(
      (await app.call(respondToStudentEndpoint, { token: teacher.token, params: { id }, body: { accept: true } }))
        .status,
    ).toBe(200);
  };
  await accept();
  expect(await owed()).toEqual({ amount: 0, state: "waived" });
  await change({ key: "service_fee", value: 199 });
  await accept();
  expect(await owed()).toEqual({ amount: 19_900, state: "due" });
  await change({ key: "service_fee", value: null });
  await accept();
  expect(await owed()).toEqual({ amount: 0, state: "waived" });
  const { rows } = await pool.query("select count(*)::int as due from fee_entries where state = 'due'");
  expect(rows).toEqual([{ due: 1 }]);
});

test.each([3, -3])(
  "R12.3 a process %i h off writes when a setting was changed by the clock of the database",
  async (hours) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
    const { status } = await change({ key: "support_phone", value: `98100 1234${hours + 3}` });
    vi.useRealTimers();
    const { rows } = await app.database.pool.query(
      "select abs(extract(epoch from now() - changed_at)) < 60 as just_now from office_settings where key = 'support_phone'",
    );
    expect([status, rows]).toEqual([200, [{ just_now: true }]]);
    expect((await undo({ key: "support_phone" })).status).toBe(200);
  },
);
