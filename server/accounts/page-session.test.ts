/** The page session (R2.1): set wherever a bearer token is issued, and removed at log out. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loginEndpoint, registerEndpoint } from "#contract/accounts.ts";
import { logoutEndpoint } from "#contract/me.ts";
import { reactivateEndpoint, verifyOtpEndpoint } from "#contract/proven-calls.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { readDeclared } from "#test/declared-answer.ts";
import { freshEmail, goodPassword, makePerson } from "#test/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const role = "student";

const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers["set-cookie"] ?? []].flat().map(String);
const pageSecretOf = (answer: { headers: Record<string, unknown> }) =>
  cookiesOf(answer)
    .map((cookie) => cookie.match(/^__Host-nukkad_page=([^;]+)/)?.[1])
    .find((secret) => secret !== undefined);

/** Both secrets are in one row, each as its hash. */
async function expectOneSession(token: string | undefined, page: string | undefined): Promise<void> {
  const hash = (secret = "") => createHash("sha256").update(secret).digest();
  const { rows } = await app.database.pool.query(
    "select 1 from sessions where token_hash = $1 and page_hash = $2 and revoked_at is null",
    [hash(token), hash(page)],
  );
  expect(rows).toHaveLength(1);
}

test("R2.1 signing in by password sets it as a host-only HttpOnly cookie", async () => {
  const { email } = await makePerson(app.database.db);
  const answer = await app.call(loginEndpoint, { body: { email, role, password: goodPassword } });
  expect(cookiesOf(answer)).toContainEqual(
    expect.stringMatching(/^__Host-nukkad_page=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  );
  await expectOneSession(answer.body.token, pageSecretOf(answer));
});

test("R2.1 verifying an e-mail or reactivating sets it too", async () => {
  const email = freshEmail();
  await app.call(registerEndpoint, { body: { name: "Asha", email, password: goodPassword, role } });
  const { params } = await app.mail(email, "verify_email");
  const verified = await app.call(verifyOtpEndpoint, { body: { email, role, otp: params.code } });
  await expectOneSession(verified.body.token, pageSecretOf(verified));

  const left = await makePerson(app.database.db, { status: "deactivated" });
  const back = await app.call(reactivateEndpoint, { body: { email: left.email, role, password: goodPassword } });
  await expectOneSession(back.body.token, pageSecretOf(back));
});

test("R2.1 every call that issues a token sets it", async () => {
  const { operations } = await readDeclared(app);
  const giving = operations.filter(({ responses }) =>
    JSON.stringify(responses["200"]?.content ?? {}).includes('"token":{'),
  );
  // Google: google/google.test.ts.
  expect(giving.map(({ path }) => path).toSorted()).toEqual([
    "/api/auth/confirm",
    "/api/auth/login",
    "/api/auth/oauth/exchange",
    "/api/auth/reactivate",
    "/api/auth/verify-otp",
  ]);
});

test("R2.1 a refused sign-in sets none", async () => {
  const { email } = await makePerson(app.database.db);
  const answer = await app.call(loginEndpoint, { body: { email, role, password: "Stranger@99 here" } });
  expect([answer.status, pageSecretOf(answer)]).toEqual([401, undefined]);
});

test("R2.1 log out removes it from the browser, and a new sign-in sets it again", async () => {
  const { email } = await makePerson(app.database.db);
  const signIn = (headers = {}) => app.call(loginEndpoint, { body: { email, role, password: goodPassword }, headers });
  const { token } = (await signIn()).body;
  const out = await app.call(logoutEndpoint, { token });
  expect(out.status).toBe(204);
  expect(cookiesOf(out)).toContainEqual(expect.stringMatching(/^__Host-nukkad_page=; Max-Age=0; Path=\/; HttpOnly/));
  const again = await signIn({ cookie: "__Host-signed_out=1" });
  expect(cookiesOf(again)).toContainEqual(expect.stringMatching(/^__Host-signed_out=; Max-Age=0; Path=\//));
});
