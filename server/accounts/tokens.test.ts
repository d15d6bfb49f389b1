/** Tokens become invalid at once on every process (R7.6) after logout, reset, deactivation, deletion and suspension. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeStudentStatusEndpoint, forgotPasswordEndpoint, loginEndpoint } from "#contract/accounts.ts";
import { logoutEndpoint, readMeEndpoint } from "#contract/me.ts";
import { reactivateEndpoint, resetPasswordEndpoint } from "#contract/proven-calls.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { goodPassword, makePerson, secretOf, type TestPerson } from "#test/people.ts";

let app: TestApp;
let twin: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  twin = await createTestApp({ url: app.url });
});
afterAll(async () => {
  await twin.close();
  await app.close();
});

const leave = (person: TestPerson, accountStatus: string) =>
  app.call(changeStudentStatusEndpoint, { params: { id: person.id }, token: person.token, body: { accountStatus } });

const ends: [string, (person: TestPerson) => Promise<unknown>][] = [
  ["logout", ({ token }) => app.call(logoutEndpoint, { token })],
  ["deactivation", (person) => leave(person, "deactivated")],
  ["deletion", (person) => leave(person, "deleted")],
  [
    "a new password",
    async ({ email, role }) => {
      await app.call(forgotPasswordEndpoint, { body: { email, role } });
      const { params } = await app.mail(email, "reset_password");
      await app.call(resetPasswordEndpoint, {
        body: { link: secretOf(params.link), password: "Peepal ke neeche baitho" },
      });
    },
  ],
  ["suspension", ({ id }) => app.database.pool.query("update accounts set suspended_at = now() where id = $1", [id])],
];

test.each(ends)("R7.6 a token is invalid on a second process right after %s", async (_, end) => {
  const person = await makePerson(app.database.db);
  const { token } = person;
  expect((await twin.call(readMeEndpoint, { token })).status).toBe(200);
  await end(person);
  expect((await twin.call(readMeEndpoint, { token })).status).toBe(401);
  expect((await app.call(readMeEndpoint, { token })).status).toBe(401);
});

test("R7.6 a token that ended with deletion stays invalid after reactivation", async () => {
  const person = await makePerson(app.database.db);
  await leave(person, "deleted");
  const { email, role } = person;
  const back = await app.call(reactivateEndpoint, { body: { email, role, password: goodPassword } });
  expect((await app.call(readMeEndpoint, { token: back.body.token })).status).toBe(200);
  expect((await twin.call(readMeEndpoint, { token: person.token })).status).toBe(401);
});

test("R4.4 R11.1 a suspended account can neither sign in nor reactivate itself", async () => {
  const { email, role } = await makePerson(app.database.db, { suspendedAt: new Date(), status: "deactivated" });
  for (const endpoint of [loginEndpoint, reactivateEndpoint])
    expect(await app.call(endpoint, { body: { email, role, password: goodPassword } })).toMatchObject({
      status: 403,
      body: { code: "account_suspended" },
    });
});

test("R7.6 tokens are 256 random bits, stored hashed, and never logged", async () => {
  const { token, id } = await makePerson(app.database.db);
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  const { rows } = await app.database.pool.query("select * from sessions where account_id = $1", [id]);
  expect(JSON.stringify(rows)).not.toContain(token);
  await app.call(readMeEndpoint, { token });
  expect(app.log.join("")).toContain("/api/auth/user/me");
  expect(app.log.join("")).not.toContain(token);
});

test("R4.2 R7.6 a token of an account with an unverified e-mail is refused", async () => {
  const { token } = await makePerson(app.database.db, { emailVerifiedAt: null });
  expect((await app.call(readMeEndpoint, { token })).status).toBe(401);
});
