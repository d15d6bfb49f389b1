/** One-time codes under attack (R7.4): guessed in parallel, used twice, used for another purpose. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { forgotPasswordEndpoint, loginEndpoint, registerEndpoint, resendOtpEndpoint } from "#contract/accounts.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { reactivateEndpoint, resetPasswordEndpoint, verifyOtpEndpoint } from "#contract/proven-calls.ts";
import { hashCode } from "#server/accounts/issue-code.ts";
import { createTestApp, type TestApp, testSecret } from "#test/app.ts";
import { freshEmail, goodPassword, makePerson, secretOf } from "#test/people.ts";

let app: TestApp;
/** A second process on the same database. */
let twin: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  twin = await createTestApp({ url: app.url });
});
afterAll(async () => {
  await twin.close();
  await app.close();
});

const role = "student";
const forget = (counter: string) =>
  app.database.pool.query("delete from rate_limits where key like $1", [`${counter}:%`]);
const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");
const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

async function registered(email = freshEmail()) {
  const answer = await app.call(registerEndpoint, { body: { name: "Asha", email, password: goodPassword, role } });
  const { params } = await app.mail(email, "verify_email");
  return { email, receipt: answer.body.receipt, ...params };
}

async function statuses(calls: Promise<{ status: number; body: { code?: string } }>[]) {
  const answers = await Promise.all(calls);
  return Object.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? "ok"}`);
}

test("R7.4 of 1,000 parallel guesses with resends, on two processes, at most 10 are ever evaluated; the link still opens", async () => {
  const { email, code } = await registered();
  const body = { email, role, otp: wrongFor(code) };
  let evaluated = 0;
  for (let window = 0; window < 4; window++) {
    const guesses = Array.from({ length: 250 }, (_, number) =>
      (number % 2 === 0 ? app : twin).call(verifyOtpEndpoint, { body, address: addressOf(window * 250 + number) }),
    );
    const counts = await statuses(guesses);
    expect(Object.keys(counts).sort()).toEqual(expect.arrayContaining(["429 account_blocked"]));
    evaluated += counts["400 otp_invalid"]?.length ?? 0;
    expect(Object.values(counts).flatMap((answers) => answers ?? [])).toHaveLength(250);
    // Ten minutes later, with a fresh code.
    await forget("code");
    await forget("mailWait");
    expect((await app.call(resendOtpEndpoint, { body: { email, role } })).status).toBe(202);
  }
  expect(evaluated).toBe(10);
  const { params } = await app.mail(email, "verify_email", 5);
  const right = await app.call(verifyOtpEndpoint, { body: { email, role, otp: params.code } });
  expect(right).toMatchObject({ status: 429, body: { code: "account_blocked", remainingAttempts: 0 } });
  expect((await twin.call(verifyOtpEndpoint, { body: { link: secretOf(params.link) } })).status).toBe(200);
});

test("R7.4 five attempts are counted down, and a resend does not give new ones", async () => {
  const { email, code } = await registered();
  const guess = (otp: string) => app.call(verifyOtpEndpoint, { body: { email, role, otp } });
  for (const remainingAttempts of [4, 3, 2])
    expect(await guess(wrongFor(code))).toMatchObject({
      status: 400,
      body: { code: "otp_invalid", remainingAttempts },
    });
  await forget("mailWait");
  await app.call(resendOtpEndpoint, { body: { email, role } });
  const { params } = await app.mail(email, "verify_email", 2);
  for (const remainingAttempts of [1, 0])
    expect((await guess(wrongFor(params.code))).body).toMatchObject({ code: "otp_invalid", remainingAttempts });
  const blocked = await guess(params.code);
  expect(blocked).toMatchObject({ status: 429, body: { code: "account_blocked" } });
  expect(blocked.body.retryAfter).toBeGreaterThan(500);
});

test("R7.4 a code used many times at once works once", async () => {
  const { email, code, link } = await registered();
  const body = { email, role, otp: code };
  const calls = [1, 2, 3, 4].flatMap((number) => [
    (number % 2 === 0 ? app : twin).call(verifyOtpEndpoint, { body }),
    app.call(verifyOtpEndpoint, { body: { link: secretOf(link) } }),
  ]);
  const counts = await statuses(calls);
  expect(counts["200 ok"]).toHaveLength(1);
});

test("R7.4 two password reset links used at once change the password once", async () => {
  const { email } = await makePerson(app.database.db);
  const links = [];
  for (const count of [1, 2]) {
    await forget("mailWait");
    await app.call(forgotPasswordEndpoint, { body: { email, role } });
    links.push(secretOf((await app.mail(email, "reset_password", count)).params.link));
  }
  const counts = await statuses(
    links.map((link, number) =>
      app.call(resetPasswordEndpoint, { body: { link, password: `Peepal ${number} ke neeche` } }),
    ),
  );
  expect(counts["200 ok"]).toHaveLength(1);
});

test("R7.4 a code of one role, purpose or person is not accepted for another", async () => {
  const email = freshEmail();
  const [student, teacher] = [
    await makePerson(app.database.db, { email, role: "student" }),
    await makePerson(app.database.db, { email, role: "teacher" }),
  ];
  const stranger = await makePerson(app.database.db);
  await app.call(forgotPasswordEndpoint, { body: { email, role } });
  const { params } = await app.mail(email, "reset_password");
  const password = "Peepal ke neeche baitho";
  const attempts: [Endpoint, object][] = [
    [resetPasswordEndpoint, { email, role: teacher.role, otp: params.code, password }],
    [resetPasswordEndpoint, { email: stranger.email, role, otp: params.code, password }],
    [verifyOtpEndpoint, { email, role, otp: params.code }],
    [reactivateEndpoint, { email, role, otp: params.code }],
    [verifyOtpEndpoint, { link: secretOf(params.link) }],
    [reactivateEndpoint, { link: secretOf(params.link) }],
  ];
  for (const [endpoint, body] of attempts)
    expect(await app.call(endpoint, { body })).toMatchObject({ status: 400, body: { code: "otp_invalid" } });
  const opened = await app.call(resetPasswordEndpoint, { body: { email, role, otp: params.code, password } });
  expect(opened.status).toBe(200);
  expect(student.role).toBe(role);
});

test("R7.4 a code expires after ten minutes, and its row reveals neither code nor link", async () => {
  const { email, code, link } = await registered();
  const { rows } = await app.database.pool.query(
    "select one_time_codes.*, extract(epoch from expires_at - one_time_codes.created_at) as life from one_time_codes join accounts on accounts.id = account_id where email = $1",
    [email],
  );
  expect(Math.round(rows[0].life / 60)).toBe(10);
  expect(JSON.stringify(rows)).not.toContain(secretOf(link));
  const bound = { accountId: rows[0].account_id, purpose: "verify_email" as const, linkHash: rows[0].link_hash };
  expect(hashCode(testSecret, bound, code).equals(rows[0].code_hash)).toBe(true);
  const { rows: tables } = await app.database.pool.query<{ query: string }>(
    "select format('select count(*)::int as found from %I.%I as row where row::text like $1', table_schema, table_name) as query from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'",
  );
  for (const { query } of tables)
    for (const form of ["hex", "base64", "base64url"] as const) {
      const stored = await app.database.pool.query(query, [`%${testSecret.toString(form).slice(0, 24)}%`]);
      expect(stored.rows[0]?.found, "the key is not in the database").toBe(0);
    }
  await app.database.pool.query("update one_time_codes set expires_at = now() where id = $1", [rows[0].id]);
  expect((await app.call(verifyOtpEndpoint, { body: { email, role, otp: code } })).body.code).toBe("otp_invalid");
  expect((await app.call(verifyOtpEndpoint, { body: { link: secretOf(link) } })).body.code).toBe("otp_invalid");
});

test("R7.4 at most ten mails a day go to one account, from wherever they are requested", async () => {
  const { email } = await registered();
  const answers = [];
  for (let number = 0; number < 12; number++) {
    await forget("mailWait");
    answers.push((await app.call(resendOtpEndpoint, { body: { email, role }, address: addressOf(number) })).status);
  }
  expect(answers).toEqual([...Array(9).fill(202), 429, 429, 429]);
});

test("R7.2 registering an unverified address again does not gain from its owner's verification", async () => {
  const victim = await registered();
  const attackers = "Stranger@99 was here";
  await app.call(registerEndpoint, { body: { name: "Eve", email: victim.email, password: attackers, role } });
  const { params } = await app.mail(victim.email, "verify_email", 2);
  expect((await app.call(verifyOtpEndpoint, { body: { link: secretOf(victim.link) } })).body.code).toBe("otp_invalid");
  const verified = await app.call(verifyOtpEndpoint, {
    body: { email: victim.email, role, otp: params.code, receipt: victim.receipt },
  });
  expect(verified.status).toBe(200);
  const signIn = (password: string) => app.call(loginEndpoint, { body: { email: victim.email, role, password } });
  expect((await signIn(attackers)).status).toBe(401);
});

test("R7.2 registering again in the same browser keeps the new password", async () => {
  const { email } = await registered();
  const password = "A better password 7";
  const again = await app.call(registerEndpoint, { body: { name: "Asha R", email, password, role } });
  const { params } = await app.mail(email, "verify_email", 2);
  await app.call(verifyOtpEndpoint, { body: { email, role, otp: params.code, receipt: again.body.receipt } });
  const signedIn = await app.call(loginEndpoint, { body: { email, role, password } });
  expect(signedIn.body.user?.name).toBe("Asha R");
});

test("R7.2 registering a taken address changes nothing and notifies its owner", async () => {
  const { email } = await makePerson(app.database.db, { name: "Owner" });
  const answer = await app.call(registerEndpoint, { body: { name: "Eve", email, password: "Stranger@99 here", role } });
  expect(answer).toMatchObject({ status: 201, body: { email } });
  await app.mail(email, "registration_notice");
  expect((await app.mails(email)).map(({ kind }) => kind)).toEqual(["registration_notice"]);
  const signedIn = await app.call(loginEndpoint, { body: { email, role, password: goodPassword } });
  expect(signedIn.body.user?.name).toBe("Owner");
});
