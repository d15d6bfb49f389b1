/**
 * A confirmation issues a new token (ASVS 7.2.4, R7.14): the previous one expires, the page session changes too, and nobody
 * is signed out meanwhile.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmSessionEndpoint, requestConfirmCodeEndpoint } from "#contract/account-settings.ts";
import { exportDataEndpoint, listSessionsEndpoint } from "#contract/accounts.ts";
import { session } from "#contract/limits.ts";
import { logoutEndpoint, readMeEndpoint } from "#contract/me.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent } from "#test/members.ts";
import { goodPassword, makePerson, type TestPerson } from "#test/people.ts";
import { makeWebBuild } from "#test/web-build.ts";

let app: TestApp;
let build: Awaited<ReturnType<typeof makeWebBuild>>;
beforeAll(async () => {
  build = await makeWebBuild();
  app = await createTestApp({ buildDir: build.dir });
});
afterAll(async () => {
  await app.close();
  await build.remove();
});

async function confirm(token: string, body: object = { password: goodPassword }) {
  const answer = await app.call(confirmSessionEndpoint, { token, body });
  expect(answer.status).toBe(200);
  const [, page = ""] = /__Host-nukkad_page=([\w-]{43});/.exec(String(answer.headers["set-cookie"])) ?? [];
  return { token: answer.body.token ?? "", page };
}

const statusOf = async (token: string) => (await app.call(readMeEndpoint, { token })).status;

/** Whether a signed-in page is rendered for this page session. */
async function opens({ id }: TestPerson, page: string) {
  const { body } = await app.app.inject({ url: "/app", headers: { cookie: `__Host-nukkad_page=${page}` } });
  return body.includes(id);
}

/** Moves past the last seconds of the previous token. */
const letPass = ({ id }: TestPerson) =>
  app.database.pool.query(
    "update sessions set previous_until = previous_until - make_interval(secs => $2) where account_id = $1",
    [id, session.renewedFor / 1000],
  );

test("ASVS 7.2.4 the answer carries a new token; half a minute after its first use the previous one is invalid, the session is the same", async () => {
  const person = await makePerson(app.database.db);
  const { body: before } = await app.call(listSessionsEndpoint, { token: person.token });
  const { token } = await confirm(person.token);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(token).not.toBe(person.token);
  expect([await statusOf(token), await statusOf(person.token)]).toEqual([200, 200]);
  await letPass(person);
  expect([await statusOf(token), await statusOf(person.token)]).toEqual([200, 401]);
  const { body: after } = await app.call(listSessionsEndpoint, { token });
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect((await app.call(exportDataEndpoint, { token })).status).toBe(200);
});

test("ASVS 7.2.4 R2.1 the page session is renewed too: its cookie opens pages, the previous one opens none", async () => {
  const person = await makeStudent(app.database.db);
  expect(await opens(person, person.page)).toBe(true);
  const { page } = await confirm(person.token);
  expect([await opens(person, page), await opens(person, person.page)]).toEqual([true, false]);
});

test("ASVS 7.2.4 after a lost response the session goes on, and the previous token confirms again", async () => {
  const person = await makePerson(app.database.db);
  const lost = await confirm(person.token);
  await letPass(person);
  expect(await statusOf(person.token)).toBe(200);
  const { token } = await confirm(person.token);
  expect([await statusOf(token), await statusOf(person.token), await statusOf(lost.token)]).toEqual([200, 200, 401]);
  await letPass(person);
  expect([await statusOf(token), await statusOf(person.token)]).toEqual([200, 401]);
});

test("ASVS 7.2.4 a mailed code renews it as well; a wrong password renews nothing; log out ends both tokens", async () => {
  const person = await makePerson(app.database.db);
  const wrong = await app.call(confirmSessionEndpoint, { token: person.token, body: { password: "Wrong@12345" } });
  expect([wrong.status, wrong.headers["set-cookie"]]).toEqual([400, undefined]);
  await app.call(requestConfirmCodeEndpoint, { token: person.token });
  const { params } = await app.mail(person.email, "confirm");
  const { token } = await confirm(person.token, { otp: params.code });
  expect((await app.call(logoutEndpoint, { token })).status).toBe(204);
  expect([await statusOf(token), await statusOf(person.token)]).toEqual([401, 401]);
});

test("ASVS 7.2.4 a previous token works for its own session only", async () => {
  const { db } = app.database;
  const [one, other] = [await makePerson(db), await makePerson(db)];
  await confirm(one.token);
  expect((await app.call(readMeEndpoint, { token: one.token })).body.id).toBe(one.id);
  expect((await app.call(readMeEndpoint, { token: other.token })).body.id).toBe(other.id);
});
