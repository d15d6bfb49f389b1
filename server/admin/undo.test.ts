/** Every act that can be undone (R11.5): done and undone it leaves the same rows; an act against somebody has a reason, a mail and an appeal. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AdverseAct, adverseActs } from "#contract/office/acts.ts";
import * as appeals from "#contract/office/appeals.ts";
import { renderMail } from "#server/mails/render-mail.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type OfficeCall, officeScenarios, type SeededOffice, type UndoableAct } from "#test/office.ts";
import { makePerson, type TestPerson } from "#test/people.ts";

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
const words = "For this reason.";
const scenarios = () => officeScenarios(app);
const kinds = Object.keys(officeScenarios({ database: {} } as TestApp)) as UndoableAct[];

const call = ({ id }: SeededOffice, { endpoint, body }: OfficeCall, by = admin) =>
  app.call(endpoint, { token: by.token, params: { id }, ...(body && { body }) });

const tables = [
  ...["accounts", "students", "teachers", "documents", "relations", "reviews", "reports", "guarantee_claims"],
  ...["fee_entries", "contact_messages", "contact_answers", "queue_items", "office_settings"],
];

/** Of moments compare only presence. The verifier is the admin who did it last. */
async function readRows(): Promise<Record<string, unknown[]>> {
  const { pool } = app.database;
  const read = async (table: string) => {
    const { rows } = await pool.query(`select * from ${table} order by 1`);
    return rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, value instanceof Date ? "a moment" : value]),
      ),
    );
  };
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await read(table)] as const)));
}

async function perform(kind: UndoableAct) {
  const scenario = scenarios()[kind];
  const seeded = await scenario.plant();
  if (scenario.first !== undefined) await call(seeded, scenario.first);
  const before = await readRows();
  expect((await call(seeded, scenario.act(words))).status).toBe(200);
  expect(await readRows()).not.toEqual(before);
  return { ...scenario, planted: seeded, before };
}

describe.each(kinds)("R11.5 %s", (kind) => {
  it("done and undone leaves the rows as they were", async () => {
    const { planted: seeded, undo, before } = await perform(kind);
    expect((await call(seeded, undo)).status).toBe(200);
    expect(await readRows()).toEqual(before);
  });
});

const mailOf = async (act: AdverseAct, { [scenarios()[act].concerns ?? "teacher"]: person }: SeededOffice) =>
  app.mail(person?.email ?? "", `verdict_${act}`);

describe.each(adverseActs)("R11.5 %s, which is against somebody", (kind) => {
  it("is refused without a reason, and nothing changes", async () => {
    const { plant, first, act } = scenarios()[kind];
    const seeded = await plant();
    if (first !== undefined) await call(seeded, first);
    const before = await readRows();
    for (const empty of ["", "  \n "]) {
      const { endpoint, body = {} } = act(words);
      const wordless = Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, value === words ? empty : value]),
      );
      // A report acted on without a reason is settled, which is against nobody.
      if (kind === "warn_person") continue;
      expect((await call(seeded, { endpoint, body: wordless })).status).toBe(400);
    }
    expect(await readRows()).toEqual(before);
  });

  it("notifies the person of its reason with an appeal link; granted, the rows are as they were", async () => {
    const { planted: seeded, before } = await perform(kind);
    const mail = await mailOf(kind, seeded);
    const { text } = renderMail(mail, { origin });
    expect(text).toContain(words);
    const [link = ""] = /https:\/\/nukkad\.test\/appeal\?token=[\w-]{43}/.exec(text) ?? [];
    const token = new URL(link).searchParams.get("token") ?? "";
    const sent = await app.call(appeals.sendAppealEndpoint, { body: { token, words: "No!" } });
    expect(sent).toMatchObject({ status: 201, body: { act: kind, state: "sent", words } });
    const { body } = await app.call(appeals.listAppealsEndpoint, { token: other.token, query: { limit: "50" } });
    const id = body.at(-1)?.id ?? "";
    const granted = { endpoint: appeals.decideAppealEndpoint, body: { decision: "granted", words: "You are right." } };
    expect((await call({ id }, granted, other)).status).toBe(200);
    const after = await readRows();
    const withoutAppeal = (after.queue_items ?? []).filter((item) => !Object.values(item as object).includes(id));
    expect({ ...after, queue_items: withoutAppeal }).toEqual(before);
  });
});
