/** Sensitive account changes (R7.14): confirmed again, password and e-mail changes, sign-in history. */
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  changeEmailEndpoint,
  changePasswordEndpoint,
  confirmSessionEndpoint,
  listSignInsEndpoint,
  requestConfirmCodeEndpoint,
  verifyNewEmailEndpoint,
} from "#contract/account-settings.ts";
import {
  changeStudentStatusEndpoint,
  exportDataEndpoint,
  loginEndpoint,
  registerEndpoint,
} from "#contract/accounts.ts";
import { session } from "#contract/limits.ts";
import { readMeEndpoint } from "#contract/me.ts";
import { saveStudentProfileEndpoint } from "#contract/own-profile.ts";
import { resetPasswordEndpoint, verifyOtpEndpoint } from "#contract/proven-calls.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { freshEmail, goodPassword, makePerson, secretOf, type TestPerson } from "#test/people.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const role = "student";
const newPassword = "Neem ka ped 42";

/** Slightly more than 15 minutes later. */
const age = ({ id }: TestPerson) =>
  app.database.pool.query(
    "update sessions set confirmed_at = confirmed_at - make_interval(secs => $2) where account_id = $1",
    [id, session.confirmedFor / 1000 + 5],
  );
const make = (wish = {}) => makePerson(app.database.db, wish);
const signIn = (email: string, password: string) => app.call(loginEndpoint, { body: { email, role, password } });
const savePhone = (token: string, phone: string) => app.call(saveStudentProfileEndpoint, { token, body: { phone } });

/** The sensitive acts, as one person does them; each returns status and code. */
const grave: [string, (person: TestPerson) => Promise<{ status: number; body: { code?: string } }>][] = [
  ["the export", ({ token }) => app.call(exportDataEndpoint, { token })],
  [
    "deletion",
    ({ id, token }) =>
      app.call(changeStudentStatusEndpoint, { token, params: { id }, body: { accountStatus: "deleted" } }),
  ],
  ["another phone", ({ token }) => savePhone(token, "+919811099999")],
  [
    "another password",
    ({ token }) => app.call(changePasswordEndpoint, { token, body: { current: goodPassword, password: newPassword } }),
  ],
  [
    "another e-mail",
    ({ token }) => app.call(changeEmailEndpoint, { token, body: { current: goodPassword, email: freshEmail("new") } }),
  ],
];

test.each(grave)("R7.14 %s requires confirmation after 15 minutes, and succeeds after the password", async (_, act) => {
  const person = await make({ phone: "+919811000001" });
  await age(person);
  expect(await act(person)).toMatchObject({ status: 403, body: { code: "confirm_required" } });
  const { token } = person;
  expect((await app.call(confirmSessionEndpoint, { token, body: { password: goodPassword } })).status).toBe(200);
  expect((await act(person)).status).toBeLessThan(300);
});

test.each(grave)("R7.14 %s requires no confirmation just after signing in", async (_, act) => {
  expect((await act(await make({ phone: "+919811000001" }))).status).toBeLessThan(300);
});

test("R7.14 a first phone number, the same number and a deactivation never require confirmation", async () => {
  const person = await make();
  await age(person);
  expect((await savePhone(person.token, "+919811000003")).status).toBe(200);
  expect((await savePhone(person.token, "+919811000003")).status).toBe(200);
  const body = { accountStatus: "deactivated" };
  expect(
    (await app.call(changeStudentStatusEndpoint, { token: person.token, params: { id: person.id }, body })).status,
  ).toBe(200);
});

test("R7.14 a wrong password confirms nothing, is counted like a sign-in, and leaves the session alone", async () => {
  const person = await make();
  await age(person);
  const confirm = (password: string) => app.call(confirmSessionEndpoint, { token: person.token, body: { password } });
  for (let remainingAttempts = 9; remainingAttempts >= 0; remainingAttempts--)
    expect(await confirm("Wrong@12345")).toMatchObject({
      status: 400,
      body: { code: "password_wrong", remainingAttempts },
    });
  expect(await confirm(goodPassword)).toMatchObject({ status: 429, body: { code: "account_blocked" } });
  expect((await app.call(readMeEndpoint, { token: person.token })).status).toBe(200);
  expect((await app.call(exportDataEndpoint, { token: person.token })).body.code).toBe("confirm_required");
});

test("R7.14 a Google user confirms by a mailed code, once, and sets a first password with it", async () => {
  const person = await make({ passwordHash: null, googleSubject: freshEmail("subject") });
  const { token, email } = person;
  await age(person);
  expect((await app.call(requestConfirmCodeEndpoint, { token })).status).toBe(202);
  expect((await app.call(requestConfirmCodeEndpoint, { token })).status, "a minute between two").toBe(429);
  const { params } = await app.mail(email, "confirm");
  const wrong = params.code === "000000" ? "000001" : "000000";
  const confirm = (otp: string) => app.call(confirmSessionEndpoint, { token, body: { otp } });
  expect(await confirm(wrong)).toMatchObject({ status: 400, body: { code: "otp_invalid", remainingAttempts: 4 } });
  const set = () => app.call(changePasswordEndpoint, { token, body: { password: newPassword } });
  expect((await set()).body.code).toBe("confirm_required");
  expect((await confirm(params.code)).status).toBe(200);
  expect(await confirm(params.code)).toMatchObject({ body: { code: "otp_invalid" } });
  expect((await app.call(exportDataEndpoint, { token })).status).toBe(200);
  expect((await set()).status).toBe(200);
  expect((await signIn(email, newPassword)).status).toBe(200);
});

test("R7.14 a confirmation code opens nothing else, and works only in its own account", async () => {
  const [one, two] = [await make(), await make()];
  await app.call(requestConfirmCodeEndpoint, { token: one.token });
  const { params } = await app.mail(one.email, "confirm");
  const otp = params.code;
  const tries = [
    app.call(confirmSessionEndpoint, { token: two.token, body: { otp } }),
    app.call(verifyOtpEndpoint, { body: { email: one.email, role, otp } }),
    app.call(resetPasswordEndpoint, { body: { email: one.email, role, otp, password: newPassword } }),
    app.call(verifyNewEmailEndpoint, { token: one.token, body: { otp } }),
  ];
  for (const answer of await Promise.all(tries)) expect(answer.body.code).toBe("otp_invalid");
});

test("R7.14 a changed password works at once, ends the other sessions, keeps this one, and is notified by mail", async () => {
  const { email, token } = await make();
  const other = (await signIn(email, goodPassword)).body.token ?? "";
  const change = (body: object) => app.call(changePasswordEndpoint, { token, body });
  expect((await change({ password: newPassword })).body.issues).toMatchObject([{ path: "current", code: "required" }]);
  expect((await change({ current: "Wrong@12345", password: newPassword })).body).toMatchObject({
    code: "password_wrong",
    remainingAttempts: 9,
  });
  expect((await change({ current: goodPassword, password: "Password@123" })).body.issues).toMatchObject([
    { path: "password", code: "password_common" },
  ]);
  expect((await change({ current: goodPassword, password: newPassword })).status).toBe(200);
  expect((await app.call(readMeEndpoint, { token })).status).toBe(200);
  expect((await app.call(readMeEndpoint, { token: other })).status).toBe(401);
  expect((await signIn(email, goodPassword)).status).toBe(401);
  expect((await signIn(email, newPassword)).status).toBe(200);
  await app.mail(email, "password_changed");
});

test("R7.4 opening the link in another browser requires setting a password", async () => {
  const email = freshEmail();
  await app.call(registerEndpoint, { body: { name: "Asha", email, password: goodPassword, role } });
  const { params } = await app.mail(email, "verify_email");
  const { body } = await app.call(verifyOtpEndpoint, { body: { link: secretOf(params.link) } });
  expect(body.user?.hasPassword).toBe(false);
  const set = await app.call(changePasswordEndpoint, { token: body.token, body: { password: newPassword } });
  expect(set.status).toBe(200);
  expect((await signIn(email, newPassword)).body.user?.hasPassword).toBe(true);
});

test.each(["otp", "link"] as const)(
  "R7.14 a new e-mail counts once its %s is used; the old address is notified",
  async (way) => {
    const { email: old, token } = await make();
    const email = freshEmail("new");
    const response = await app.call(changeEmailEndpoint, {
      token,
      body: { email: ` ${email.toUpperCase()}`, current: goodPassword },
    });
    expect(response).toMatchObject({ status: 202, body: { email, retryAfter: 60 } });
    const { params, to } = await app.mail(email, "change_email");
    expect(to).toEqual({ name: "", address: email });
    expect((await signIn(old, goodPassword)).status, "nothing has changed yet").toBe(200);
    expect((await signIn(email, goodPassword)).status).toBe(401);
    const taken =
      way === "otp"
        ? await app.call(verifyNewEmailEndpoint, { token, body: { otp: params.code } })
        : await app.call(verifyNewEmailEndpoint, { body: { link: secretOf(params.link) } });
    expect(taken).toMatchObject({ status: 200, body: { email } });
    expect((await app.call(readMeEndpoint, { token })).body).toMatchObject({ email, verified: true });
    expect((await signIn(email, goodPassword)).status).toBe(200);
    expect((await signIn(old, goodPassword)).status).toBe(401);
    await app.mail(old, "email_changed");
  },
);

test("R7.14 another account's address gets the same answer, a notice and no code", async () => {
  const [owner, other] = [await make(), await make()];
  const request = (email: string) =>
    app.call(changeEmailEndpoint, { token: other.token, body: { email, current: goodPassword } });
  const free = freshEmail("free");
  const [taken, unknown] = [await request(owner.email), await request(free)];
  expect(taken.status).toBe(unknown.status);
  expect({ ...taken.body, email: "" }).toEqual({ ...unknown.body, email: "" });
  await app.mail(owner.email, "registration_notice");
  expect((await app.mails(owner.email)).map(({ kind }) => kind)).toEqual(["registration_notice"]);
  expect((await request(other.email)).body.issues).toMatchObject([{ path: "email", code: "email_same" }]);
});

test("R7.14 an address taken meanwhile is a conflict; an unverified one is replaced", async () => {
  for (const [emailVerifiedAt, status] of [
    [new Date(), 409],
    [null, 200],
  ] as const) {
    const { token } = await make();
    const email = freshEmail("raced");
    await app.call(changeEmailEndpoint, { token, body: { email, current: goodPassword } });
    const { params } = await app.mail(email, "change_email");
    await make({ email, emailVerifiedAt });
    expect((await app.call(verifyNewEmailEndpoint, { token, body: { otp: params.code } })).status).toBe(status);
  }
  expect((await app.call(verifyNewEmailEndpoint, { body: { otp: "123456" } })).status, "typed without a session").toBe(
    401,
  );
});

test("R7.14 the sign-ins of the last 90 days are listed for their owner: device, method, time, coarse network", async () => {
  const { id, email, token } = await make();
  const headers = { "user-agent": "Mozilla/5.0 (Android 13) Firefox/140.0" };
  const body = { email, role, password: goodPassword };
  await app.call(loginEndpoint, { body, address: "203.0.113.77", headers });
  await app.call(loginEndpoint, { body, address: "2001:db8:7:8::9", headers });
  await app.database.pool.query(
    "insert into sign_ins (account_id, way, user_agent, network, created_at) values ($1, 'google', '', '192.0.2.*', now() - interval '91 days')",
    [id],
  );
  const { body: listed } = await app.call(listSignInsEndpoint, { token });
  expect(listed.map(({ network, way }) => `${network} ${way}`)).toEqual([
    "2001:db8:7:* password",
    "203.0.113.* password",
    "127.0.0.* password",
  ]);
  expect(listed[0]).toMatchObject({ userAgent: headers["user-agent"], at: expect.stringMatching(/Z$/) });
  expect(JSON.stringify(listed)).not.toContain("203.0.113.77");
});

test("R3.10 a changed number is not proved; the same number stays proved", async () => {
  const { id, token } = await makePerson(app.database.db, { phone: "+919811000001", phoneVerifiedAt: new Date() });
  const provedAfter = async (phone: string) => {
    expect((await app.call(saveStudentProfileEndpoint, { token, body: { phone } })).status).toBe(200);
    const { rows } = await app.database.pool.query("select phone_verified_at from accounts where id = $1", [id]);
    return rows[0]?.phone_verified_at !== null;
  };
  expect([await provedAfter("9811000001"), await provedAfter("9811000009")]).toEqual([true, false]);
});
