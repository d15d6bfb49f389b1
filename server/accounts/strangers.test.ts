/**
 * What an attacker can do to the owner of an address (R7.4, R7.13): not use up their mails, not lock them out, not guess
 * without limit.
 */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { forgotPasswordEndpoint, loginEndpoint, registerEndpoint, resendOtpEndpoint } from "#contract/accounts.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { otp, passwordLimits as passwords } from "#contract/limits.ts";
import { resetPasswordEndpoint, verifyOtpEndpoint } from "#contract/proven-calls.ts";
import { callsPerAddress } from "#server/accounts/limits.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { freshEmail, goodPassword, makePerson, secretOf } from "#test/people.ts";

// A hundred hashes, two at a time, on a possibly slow machine.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const role = "student";
const elsewhere = (number: number) => `198.51.${number}.7`;
const forget = (counter: string) =>
  app.database.pool.query("delete from rate_limits where key like $1", [`${counter}:%`]);

function registerFrom(email: string, address: string) {
  return app.call(registerEndpoint, { body: { name: "Eve", email, password: "Stranger@99 here", role }, address });
}

test("R7.4 nine registrations by one attacker keep the owner neither from a new password nor from registering", async () => {
  const { email } = await makePerson(app.database.db);
  const newcomer = freshEmail();
  for (const address of [email, newcomer]) {
    const answers = [];
    for (let number = 0; number < 9; number++) answers.push((await registerFrom(address, elsewhere(1))).status);
    expect(answers).toEqual([...Array(otp.mailsPerNetwork).fill(201), ...Array(4).fill(429)]);
  }
  expect((await app.call(forgotPasswordEndpoint, { body: { email, role } })).status).toBe(202);
  const { params } = await app.mail(email, "reset_password");
  const body = { link: secretOf(params.link), password: "Neem ka ped 42" };
  expect((await app.call(resetPasswordEndpoint, { body })).status).toBe(200);
  expect((await registerFrom(newcomer, elsewhere(2))).status).toBe(201);
});

test("R7.4 of ten mails a day and purpose one network can use five; then none is left that day", async () => {
  const { email } = await makePerson(app.database.db);
  const request = async (address: string) => {
    await forget("mailWait");
    return (await app.call(resendOtpEndpoint, { body: { email, role, purpose: "reset_password" }, address })).status;
  };
  for (const network of [3, 4]) {
    for (let number = 0; number < otp.mailsPerNetwork; number++) expect(await request(elsewhere(network))).toBe(202);
    expect(await request(elsewhere(network))).toBe(429);
  }
  expect(await request(elsewhere(5))).toBe(429);
});

test("R7.4 a network that has used up its mails does not make the owner wait", async () => {
  const { email } = await makePerson(app.database.db, { emailVerifiedAt: null });
  const request = (address: string) => app.call(resendOtpEndpoint, { body: { email, role }, address });
  for (let number = 0; number < otp.mailsPerNetwork; number++) {
    await forget("mailWait");
    await request(elsewhere(6));
  }
  await forget("mailWait");
  expect((await request(elsewhere(6))).status).toBe(429);
  expect((await request(elsewhere(7))).status).toBe(202);
});

test("R7.4 the notice to a taken address goes out once a day", async () => {
  const { email } = await makePerson(app.database.db);
  for (const number of [8, 9, 10]) expect((await registerFrom(email, elsewhere(number))).status).toBe(201);
  await app.mail(email, "registration_notice");
  await app.call(forgotPasswordEndpoint, { body: { email, role } });
  await app.mail(email, "reset_password");
  const waiting = "select 1 from pgboss.job where name = 'code' and state < 'completed'";
  await expect.poll(async () => (await app.database.pool.query(waiting)).rows).toEqual([]);
  expect((await app.mails(email)).filter(({ kind }) => kind === "registration_notice")).toHaveLength(1);
});

test.each([
  ["loginAddress", callsPerAddress.login.calls, loginEndpoint, 401],
  ["registerAddress", callsPerAddress.register.calls, registerEndpoint, 201],
  ["mailAddress", callsPerAddress.mail.calls, forgotPasswordEndpoint, 202],
  ["codeAddress", callsPerAddress.code.calls, resetPasswordEndpoint, 400],
] as const)(
  "R7.13 one network's calls of %s are limited to %i, for any account",
  async (counter, calls, endpoint, usual) => {
    const call = async (network: number) => {
      const body = { name: "Eve", email: freshEmail(), password: "Stranger@99 here", role, otp: "123456" };
      const { status, body: answer } = await app.call<Endpoint>(endpoint, { body, address: elsewhere(network) });
      return [status, status < 300 ? null : answer.code];
    };
    await forget(counter);
    const [status] = await call(200);
    expect(status).toBe(usual);
    await app.database.pool.query("update rate_limits set points = $1 where key like $2", [calls, `${counter}:%`]);
    expect(await call(200)).toEqual([429, "too_many_requests"]);
    expect((await call(201))[0]).toBe(usual);
  },
);

test("R7.13 after a hundred failures from anywhere only known networks and devices may try; the owner is notified once", async () => {
  const { email } = await makePerson(app.database.db);
  const attempt = (password: string, address: string, cookie = "") =>
    app.call(loginEndpoint, { body: { email, role, password }, address, headers: { cookie } });
  const first = await attempt(goodPassword, elsewhere(100));
  const [cookie = ""] = String(first.headers["set-cookie"]).split(";");
  expect(String(first.headers["set-cookie"])).toMatch(
    /^__Host-nukkad_device=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax/,
  );

  const unknown = freshEmail("nobody");
  const guess = (address: string) =>
    app.call(loginEndpoint, { body: { email: unknown, role, password: "Wrong@12345" }, address });
  for (let network = 0; network < passwords.failuresAnywhere / 10; network++)
    await Promise.all(Array.from({ length: 10 }, () => attempt("Wrong@12345", elsewhere(network))));
  for (let network = 0; network < passwords.failuresAnywhere / 10; network++)
    await Promise.all(Array.from({ length: 10 }, () => guess(elsewhere(network))));

  const stranger = await attempt("Wrong@12345", elsewhere(50));
  expect(stranger).toMatchObject({ status: 429, body: { code: "account_blocked", remainingAttempts: 0 } });
  expect(stranger.body.retryAfter).toBeGreaterThan(3000);
  expect((await attempt(goodPassword, elsewhere(51))).status, "not even the right one").toBe(429);
  expect((await guess(elsewhere(50))).body.code, "of an address without an account too").toBe("account_blocked");
  expect((await attempt(goodPassword, elsewhere(52), cookie)).status, "a known device").toBe(200);
  expect((await attempt(goodPassword, elsewhere(100))).status, "a known network").toBe(200);
  expect((await attempt("Wrong@12345", elsewhere(100))).body.code).toBe("invalid_credentials");

  await app.mail(email, "guesses_noticed");
  expect((await app.mails(email)).filter(({ kind }) => kind === "guesses_noticed")).toHaveLength(1);
  expect(await app.mails(unknown)).toEqual([]);
});

test("R7.4 a link opened by the owner of an address that an attacker registered drops the attacker's password", async () => {
  const email = freshEmail("victim");
  const strangers = "Stranger@99 here";
  await registerFrom(email, elsewhere(11));
  const { params } = await app.mail(email, "verify_email");
  const pressed = await app.call(verifyOtpEndpoint, { body: { link: secretOf(params.link) } });
  expect(pressed).toMatchObject({ status: 200, body: { user: { verified: true, hasPassword: false } } });
  const attempt = (password: string) => app.call(loginEndpoint, { body: { email, role, password } });
  expect((await attempt(strangers)).status).toBe(401);
});

test("R7.4 the link keeps the password in the browser that registered, and a typed code signs in with or without it", async () => {
  for (const proof of ["link", "otp"] as const) {
    const email = freshEmail();
    const { body } = await app.call(registerEndpoint, { body: { name: "Asha", email, password: goodPassword, role } });
    const { params } = await app.mail(email, "verify_email");
    const given =
      proof === "link" ? { link: secretOf(params.link), receipt: body.receipt } : { email, role, otp: params.code };
    const verified = await app.call(verifyOtpEndpoint, { body: given });
    expect(verified).toMatchObject({ status: 200, body: { user: { hasPassword: true } } });
    expect((await app.call(loginEndpoint, { body: { email, role, password: goodPassword } })).status).toBe(200);
  }
});

test("R7.13 a right password is never counted as a failure; counters contain neither address nor network", async () => {
  const { email } = await makePerson(app.database.db);
  await forget("passwordAnywhere");
  const signIn = (password: string) =>
    app.call(loginEndpoint, { body: { email, role, password }, address: elsewhere(210) });
  for (const password of [goodPassword, "Wrong@12345", goodPassword]) await signIn(password);
  const { rows } = await app.database.pool.query<{ key: string; points: number }>(
    "select key, points from rate_limits",
  );
  expect(rows.filter(({ key }) => key.startsWith("passwordAnywhere:")).map(({ points }) => points)).toEqual([1]);
  expect(rows.filter(({ key }) => key.includes(email) || key.includes("198.51."))).toEqual([]);
});

test("R7.4 a registration is a mail like any other: another code is not sent within the minute", async () => {
  const email = freshEmail();
  expect((await registerFrom(email, elsewhere(220))).status).toBe(201);
  const resend = await app.call(resendOtpEndpoint, {
    body: { email, role, purpose: "verify_email" },
    address: elsewhere(221),
  });
  expect([resend.status, resend.body.code]).toEqual([429, "too_many_requests"]);
});

test("R7.4 a code typed after two registrations keeps the password of neither, without the receipt", async () => {
  const email = freshEmail();
  for (const network of [222, 223]) expect((await registerFrom(email, elsewhere(network))).status).toBe(201);
  const { params } = await app.mail(email, "verify_email", 2);
  const verified = await app.call(verifyOtpEndpoint, { body: { email, role, otp: params.code } });
  expect(verified).toMatchObject({ status: 200, body: { user: { hasPassword: false } } });
});

test("R11.1 an account that was suspended before it was verified cannot be taken over by registering", async () => {
  const { id, email } = await makePerson(app.database.db, { emailVerifiedAt: null, suspendedAt: new Date() });
  expect((await registerFrom(email, elsewhere(224))).status).toBe(201);
  const { rows } = await app.database.pool.query("select name, registrations from accounts where id = $1", [id]);
  expect(rows).toEqual([{ name: "Asha Rao", registrations: 1 }]);
});
