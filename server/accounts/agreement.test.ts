/** Agreements in the ledger (R7.2, R10.3): which version, in which language, since when; leaving withdraws them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { policies } from "#content/policies.ts";
import {
  changeStudentStatusEndpoint,
  changeTeacherStatusEndpoint,
  exportDataEndpoint,
  registerEndpoint,
} from "#contract/accounts.ts";
import { pageLanguageHeader } from "#contract/language.ts";
import { reactivateEndpoint } from "#contract/proven-calls.ts";
import { memberRoles } from "#contract/vocabulary.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { freshEmail, goodPassword, makePerson, signUp } from "#test/people.ts";
import { takeFailures } from "#test/seen-failures.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const versions = [policies.terms.version, policies.privacy.version];

/** Ledger entries, oldest first: "terms 1 en given". */
async function readLedger(email: string): Promise<string[]> {
  const { rows } = await app.database.pool.query(
    `select kind || ' ' || policy_version || ' ' || consents.language || ' ' || case when given then 'given' else 'taken back' end as line
     from consents join accounts on accounts.id = account_id where email = $1 order by consents.created_at, consents.id`,
    [email],
  );
  return rows.map(({ line }) => line);
}

const lines = (language: string, what = "given") => [
  `terms ${versions[0]} ${language} ${what}`,
  `privacy ${versions[1]} ${language} ${what}`,
];

const join = (email: string, role: string, headers?: Record<string, string>) =>
  app.call(registerEndpoint, { body: { name: "Asha Rao", email, password: goodPassword, role }, headers });

test.each(memberRoles)(
  "R7.2 a %s who registers has agreed to both documents, in the language of the page",
  async (role) => {
    const email = freshEmail(role);
    const before = Date.now();
    expect((await join(email, role, { [pageLanguageHeader]: "hi", "accept-language": "en" })).status).toBe(201);
    expect(await readLedger(email)).toEqual(lines("hi"));
    const { rows } = await app.database.pool.query(
      "select consents.created_at as at from consents join accounts on accounts.id = account_id where email = $1",
      [email],
    );
    for (const { at } of rows) expect(at.getTime()).toBeGreaterThanOrEqual(before - 1000);
  },
);

test("R7.2 without a language from the page the cookie and then the browser decide; an unknown one is ignored", async () => {
  const cookie = "preferredLanguage=ur";
  for (const [headers, language] of [
    [{ cookie }, "ur"],
    [{ "accept-language": "hi" }, "hi"],
    [{ cookie, [pageLanguageHeader]: "xx" }, "ur"],
    [{ cookie, [pageLanguageHeader]: "en" }, "en"],
  ] as const) {
    const email = freshEmail();
    await join(email, "student", headers);
    expect(await readLedger(email)).toEqual(lines(language));
  }
});

test("R7.2 a registration with a taken address writes nothing into its owner's ledger", async () => {
  const { email } = await makePerson(app.database.db);
  expect((await join(email, "student")).status).toBe(201);
  expect(await readLedger(email)).toEqual([]);
});

test("R7.2 registering an unverified address again records a new agreement", async () => {
  const email = freshEmail();
  await join(email, "student");
  await join(email, "student", { [pageLanguageHeader]: "ur" });
  expect(await readLedger(email)).toEqual([...lines("en"), ...lines("ur")]);
});

test("R7.2 no account exists without the agreement: if the ledger cannot be written, nothing is", async () => {
  const { pool } = app.database;
  const email = freshEmail();
  await pool.query("alter table consents add constraint closed check (policy_version is null) not valid");
  try {
    expect((await join(email, "teacher")).status).toBe(500);
    expect(takeFailures()).toHaveLength(1);
  } finally {
    await pool.query("alter table consents drop constraint closed");
  }
  expect((await pool.query("select 1 from accounts where email = $1", [email])).rowCount).toBe(0);
});

test.each([
  ["student", changeStudentStatusEndpoint],
  ["teacher", changeTeacherStatusEndpoint],
] as const)(
  "R10.3 deleting a %s withdraws the agreement, coming back gives it again; deactivation changes nothing",
  async (role, change) => {
    const { id, email, token } = await signUp(app, role);
    const leave = (accountStatus: string, session: string | undefined) =>
      app.call(change, {
        params: { id },
        body: { accountStatus },
        token: session,
        headers: { [pageLanguageHeader]: "ur" },
      });
    const comeBack = () =>
      app.call(reactivateEndpoint, {
        body: { email, role, password: goodPassword },
        headers: { [pageLanguageHeader]: "hi" },
      });

    expect((await leave("deactivated", token)).status).toBe(200);
    const rested = await comeBack();
    expect(await readLedger(email)).toEqual(lines("en"));

    expect((await leave("deleted", rested.body.token)).status).toBe(200);
    expect(await readLedger(email)).toEqual([...lines("en"), ...lines("ur", "taken back")]);
    const back = await comeBack();
    expect(await readLedger(email)).toEqual([...lines("en"), ...lines("ur", "taken back"), ...lines("hi")]);

    const { consents } = (await app.call(exportDataEndpoint, { token: back.body.token })).body;
    expect(consents).toHaveLength(6);
    expect(consents).toContainEqual({
      kind: "terms",
      given: true,
      policyVersion: versions[0],
      language: "hi",
      createdAt: expect.any(String),
    });
  },
);
