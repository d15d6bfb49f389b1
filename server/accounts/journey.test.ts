/** An account's life through its calls: sign up, sign in, recover, leave, come back. */
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  changeStudentStatusEndpoint,
  changeTeacherStatusEndpoint,
  forgotPasswordEndpoint,
  listSessionsEndpoint,
  loginEndpoint,
  readUserEndpoint,
  registerEndpoint,
  resendOtpEndpoint,
  revokeSessionEndpoint,
} from "#contract/accounts.ts";
import { logoutEndpoint, readMeEndpoint } from "#contract/me.ts";
import { reactivateEndpoint, resetPasswordEndpoint, verifyOtpEndpoint } from "#contract/proven-calls.ts";
import { memberRoles } from "#contract/vocabulary.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { freshEmail, goodPassword, makePerson, secretOf, signUp } from "#test/people.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const signIn = (email: string, role = "student", password = goodPassword) =>
  app.call(loginEndpoint, { body: { email, role, password } });

test.each(memberRoles)("R7.2 R7.3 a %s registers, verifies by code and signs in", async (role) => {
  const email = freshEmail(role);
  const registered = await app.call(registerEndpoint, {
    body: { name: " Asha  Rao ", email, password: goodPassword, role },
  });
  expect(registered).toMatchObject({ status: 201, body: { email } });
  expect(registered.body).not.toHaveProperty("token");

  const early = await signIn(email, role);
  expect([early.status, early.body.code]).toEqual([403, "email_unverified"]);

  const { params } = await app.mail(email, "verify_email");
  const verified = await app.call(verifyOtpEndpoint, { body: { email: email.toUpperCase(), role, otp: params.code } });
  const user = { name: "Asha Rao", email, role, verified: true, hasPhone: false, language: "en" };
  expect(verified).toMatchObject({ status: 200, body: { user } });
  await app.mail(email, "welcome");

  const signedIn = await signIn(email, role);
  expect(signedIn).toMatchObject({ status: 200, body: { user } });
  const me = await app.call(readMeEndpoint, { token: signedIn.body.token });
  expect(me.body).toMatchObject(user);
});

test("R7.4 the link in the mail verifies without the code, once", async () => {
  const email = freshEmail();
  await app.call(registerEndpoint, { body: { name: "Asha", email, password: goodPassword, role: "student" } });
  const { params, to } = await app.mail(email, "verify_email");
  expect(to.name).toBe("");
  const link = secretOf(params.link);
  expect((await app.call(verifyOtpEndpoint, { body: { link } })).status).toBe(200);
  expect((await app.call(verifyOtpEndpoint, { body: { link } })).body.code).toBe("otp_invalid");
});

test("R7.4 a forgotten password is reset by code or link, ends all sessions and works at once", async () => {
  const { email, token } = await signUp(app);
  for (const way of ["otp", "link"] as const) {
    await app.database.pool.query("delete from rate_limits");
    const response = await app.call(forgotPasswordEndpoint, { body: { email, role: "student" } });
    expect(response).toMatchObject({ status: 202, body: { retryAfter: 60 } });
    const { params } = await app.mail(email, "reset_password", way === "otp" ? 1 : 2);
    const password = `Neem ka ped ${way} 42`;
    const proof = way === "otp" ? { email, role: "student", otp: params.code } : { link: secretOf(params.link) };
    const weak = await app.call(resetPasswordEndpoint, { body: { ...proof, password: "Password@123" } });
    expect(weak.body.issues).toMatchObject([{ path: "password", code: "password_common" }]);
    expect(await app.call(resetPasswordEndpoint, { body: { ...proof, password } })).toMatchObject({
      status: 200,
      body: { email, role: "student" },
    });
    expect((await app.call(readMeEndpoint, { token })).status).toBe(401);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, "student", password)).status).toBe(200);
  }
  await app.mail(email, "password_changed", 2);
});

test("R7.4 resending waits a minute, for known and unknown addresses alike", async () => {
  const known = (await makePerson(app.database.db, { emailVerifiedAt: null })).email;
  for (const email of [known, freshEmail("nobody")]) {
    const body = { email, role: "student" };
    expect((await app.call(resendOtpEndpoint, { body })).status).toBe(202);
    const again = await app.call(resendOtpEndpoint, { body });
    expect(again).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(again.body.retryAfter).toBeGreaterThan(50);
    expect(again.headers["retry-after"]).toBe(String(again.body.retryAfter));
  }
});

test("R7.6 sessions are listed, revoked one by one, and only by their owner", async () => {
  const { email, token } = await signUp(app);
  const other = (await signIn(email)).body.token ?? "";
  const stranger = await makePerson(app.database.db);
  const { body: rows } = await app.call(listSessionsEndpoint, { token });
  expect(rows.map(({ current }) => current).sort()).toEqual([false, true]);
  const id = rows.find(({ current }) => !current)?.id ?? "";
  expect((await app.call(revokeSessionEndpoint, { params: { id }, token: stranger.token })).status).toBe(404);
  expect((await app.call(revokeSessionEndpoint, { params: { id }, token })).status).toBe(204);
  expect((await app.call(readMeEndpoint, { token: other })).status).toBe(401);
  expect((await app.call(logoutEndpoint, { token })).status).toBe(204);
  expect((await app.call(readMeEndpoint, { token })).status).toBe(401);
});

test("R7.6 sessions end after 14 days unused and 30 days at most", async () => {
  const { id, token } = await makePerson(app.database.db);
  const age = (column: string, days: number) =>
    app.database.pool.query(`update sessions set ${column} = now() - make_interval(days => $2) where account_id = $1`, [
      id,
      days,
    ]);
  await age("last_used_at", 13);
  expect((await app.call(readMeEndpoint, { token })).status).toBe(200);
  const { rows } = await app.database.pool.query(
    "select last_used_at > now() - interval '1 minute' as noted, expires_at - created_at = interval '30 days' as whole from sessions where account_id = $1",
    [id],
  );
  expect(rows[0].noted).toBe(true);
  await age("last_used_at", 15);
  expect((await app.call(readMeEndpoint, { token })).status).toBe(401);
  await age("last_used_at", 0);
  await age("expires_at", 1);
  expect((await app.call(readMeEndpoint, { token })).status).toBe(401);
});

test("R7.6 the user call returns one's own id, another's is not found", async () => {
  const [one, two] = [await makePerson(app.database.db), await makePerson(app.database.db)];
  expect((await app.call(readUserEndpoint, { params: { id: one.id }, token: one.token })).body.id).toBe(one.id);
  expect((await app.call(readUserEndpoint, { params: { id: two.id }, token: one.token })).status).toBe(404);
  expect((await app.call(readUserEndpoint, { params: { id: "x" }, token: one.token })).status).toBe(404);
});

test("R4.4 deactivated: refused, back at once by password", async () => {
  const person = await makePerson(app.database.db, { role: "teacher" });
  const change = (id: string) =>
    app.call(changeTeacherStatusEndpoint, {
      params: { id },
      token: person.token,
      body: { accountStatus: "deactivated" },
    });
  const other = await makePerson(app.database.db, { role: "teacher" });
  expect((await change(other.id)).status).toBe(404);
  expect(await change(person.id)).toMatchObject({
    status: 200,
    body: { accountStatus: "deactivated", reactivateUntil: null },
  });
  expect((await app.call(readMeEndpoint, { token: person.token })).status).toBe(401);
  await app.mail(person.email, "account_deactivated");
  expect(await signIn(person.email, "teacher")).toMatchObject({ status: 403, body: { code: "account_deactivated" } });
  expect(await signIn(person.email, "teacher", "Wrong@12345")).toMatchObject({ status: 401 });

  const back = await app.call(reactivateEndpoint, {
    body: { email: person.email, role: "teacher", password: goodPassword },
  });
  expect(back).toMatchObject({ status: 200, body: { user: { id: person.id } } });
  expect((await app.call(readMeEndpoint, { token: back.body.token })).status).toBe(200);
  expect((await app.call(readMeEndpoint, { token: person.token })).status).toBe(401);
  await app.mail(person.email, "account_reactivated");
});

test("R4.4 deleted: refused, back within thirty days by mailed code or link, not after", async () => {
  const { id, email, token } = await makePerson(app.database.db);
  const body = { accountStatus: "deleted", deletionReason: "moved away" };
  const left = await app.call(changeStudentStatusEndpoint, { params: { id }, token, body });
  expect(left.body.accountStatus).toBe("deleted");
  const { params: mailed } = await app.mail(email, "account_deleted");
  expect(mailed.until).toBe(left.body.reactivateUntil);
  expect((await signIn(email)).body.code).toBe("account_deleted");

  await app.call(resendOtpEndpoint, { body: { email, role: "student", purpose: "reactivate" } });
  const { params } = await app.mail(email, "reactivate");
  const wrongCall = await app.call(verifyOtpEndpoint, { body: { email, role: "student", otp: params.code } });
  expect(wrongCall.body.code).toBe("otp_invalid");
  const back = await app.call(reactivateEndpoint, { body: { email, role: "student", otp: params.code } });
  expect(back).toMatchObject({ status: 200, body: { user: { id } } });
  expect((await signIn(email)).status).toBe(200);

  await app.database.pool.query(
    "update accounts set status = 'deleted', status_changed_at = now() - interval '31 days' where id = $1",
    [id],
  );
  const late = await app.call(reactivateEndpoint, { body: { email, role: "student", password: goodPassword } });
  expect(late).toMatchObject({ status: 403, body: { code: "account_deleted" } });
});

test("R2.6 an admin signs in by the same call and is never made by registration", async () => {
  const admin = await makePerson(app.database.db, { role: "admin", secondFactor: false });
  expect((await signIn(admin.email, "admin")).body.user?.role).toBe("admin");
  const body = { name: "Eve", email: freshEmail(), password: goodPassword, role: "admin" };
  expect(await app.call(registerEndpoint, { body })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "role" }] },
  });
});
