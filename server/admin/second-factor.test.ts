/** An admin's second factor through the door (R11.4): set up, used, replayed, recovered, reset. */
import { Secret, TOTP } from "otpauth";
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from "vitest";
import { login } from "#contract/accounts.ts";
import { readMe } from "#contract/me.ts";
import * as contract from "#contract/second-factor.ts";
import { sayCommand } from "#test/admin-command.ts";
import { createTestApp, productionSettings, type TestApp } from "#test/app.ts";
import { goodPassword, makePerson, type TestPerson } from "#test/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
afterEach(() => vi.useRealTimers());

const step = 30_000;

/** The clock by which codes are made and looked at; nothing else of it stands still. */
function moveClock(steps: number): void {
  vi.useFakeTimers({ now: Date.now() + steps * step, toFake: ["Date"] });
}

const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

const newAdmin = (wish: object = {}) => makePerson(app.database.db, { role: "admin", secondFactor: false, ...wish });

const signIn = ({ email }: TestPerson, code?: string, on = app, address?: string) =>
  on.call(login, { body: { email, password: goodPassword, role: "admin", code }, address });

async function setUp(admin: TestPerson) {
  const { body: started } = await app.call(contract.startSecondFactor, { token: admin.token, body: {} });
  const secret = started.secret ?? "";
  const confirmed = await app.call(contract.confirmSecondFactor, {
    token: admin.token,
    body: { code: codeOf(secret) },
  });
  return { secret, started, confirmed, recoveryCodes: confirmed.body.recoveryCodes ?? [] };
}

test("R11.4 set up, used, and the used code refused", async () => {
  const admin = await newAdmin();
  const { started, confirmed, secret, recoveryCodes } = await setUp(admin);
  expect(started.address).toContain(`secret=${secret}`);
  expect(started.address).toMatch(/^otpauth:\/\/totp\//);
  expect(confirmed.status).toBe(200);
  expect(new Set(recoveryCodes).size).toBe(10);

  expect(await signIn(admin)).toMatchObject({ status: 403, body: { code: "second_factor_required" } });
  // The code that confirmed it is used.
  expect(await signIn(admin, codeOf(secret))).toMatchObject({ status: 400, body: { code: "otp_invalid" } });
  moveClock(1);
  const code = codeOf(secret);
  expect((await signIn(admin, code)).status).toBe(200);
  expect(await signIn(admin, code)).toMatchObject({ status: 400, body: { code: "otp_invalid" } });
  // Nor does an earlier one work after a later one, though its time is not over.
  expect((await signIn(admin, codeOf(secret, Date.now() - step))).status).toBe(400);
  const { body } = await app.call(contract.readSecondFactor, { token: admin.token });
  expect(body).toMatchObject({ confirmedAt: expect.any(String), required: true, recoveryCodesLeft: 10 });
  const { rows } = await app.database.pool.query("select act from audit_log where admin_id = $1", [admin.id]);
  expect(rows).toEqual([{ act: "set_second_factor" }]);
});

test("R11.4 a code of the step before or after is taken, of two steps away it is not; digits of any script are", async () => {
  const admin = await newAdmin();
  const { secret } = await setUp(admin);
  moveClock(10);
  expect((await signIn(admin, codeOf(secret, Date.now() - 2 * step))).status).toBe(400);
  expect((await signIn(admin, codeOf(secret, Date.now() + 2 * step))).status).toBe(400);
  expect((await signIn(admin, codeOf(secret, Date.now() - step))).status).toBe(200);
  const devanagari = codeOf(secret).replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));
  expect((await signIn(admin, devanagari)).status).toBe(200);
  expect((await signIn(admin, codeOf(secret, Date.now() + step))).status).toBe(200);
});

test("R11.4 a recovery code works once, however its groups are typed", async () => {
  const admin = await newAdmin();
  const { recoveryCodes } = await setUp(admin);
  const typed = (recoveryCodes[0] ?? "").toUpperCase().replaceAll("-", " ");
  expect((await signIn(admin, typed)).status).toBe(200);
  expect(await signIn(admin, recoveryCodes[0])).toMatchObject({ status: 400, body: { code: "otp_invalid" } });
  expect((await signIn(admin, recoveryCodes[1])).status).toBe(200);
  const { body } = await app.call(contract.readSecondFactor, { token: admin.token });
  expect(body.recoveryCodesLeft).toBe(8);
});

test("R11.4 of ten at once with one code one gets in", async () => {
  const admin = await newAdmin();
  const { secret, recoveryCodes } = await setUp(admin);
  moveClock(1);
  for (const code of [codeOf(secret), recoveryCodes[0]]) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(admin, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
});

test("R7.13 R11.4 ten wrong codes close the account to that network, and to no other", async () => {
  const admin = await newAdmin();
  const { secret } = await setUp(admin);
  const here = "198.51.100.7";
  const tries = [];
  for (let tried = 0; tried < 10; tried++) tries.push(await signIn(admin, "000000", app, here));
  expect(tries.map(({ body }) => body.remainingAttempts)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  moveClock(1);
  expect(await signIn(admin, codeOf(secret), app, here)).toMatchObject({
    status: 429,
    body: { code: "account_blocked" },
  });
  expect((await signIn(admin, codeOf(secret), app, "203.0.113.9")).status).toBe(200);
});

test("R11.4 the right password alone tells of the factor; a wrong one does not", async () => {
  const admin = await newAdmin();
  const { secret } = await setUp(admin);
  moveClock(1);
  const body = { email: admin.email, password: "Wrong@12345", role: "admin", code: codeOf(secret) };
  expect(await app.call(login, { body })).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
  expect((await signIn(admin, codeOf(secret))).status).toBe(200);
});

describe("R11.4 in production", () => {
  it("an admin without one may only set it up; setting it up ends the other sessions", async () => {
    const admin = await newAdmin();
    const other = (await signIn(admin)).body.token ?? "";
    const look = (token: string) =>
      app.call(
        { method: "GET", path: "/api/teachers/documents/{id}/file", access: ["admin"], summary: "" },
        {
          token,
          params: { id: admin.id },
        },
      );
    expect(await look(admin.token)).toMatchObject({ status: 403, body: { code: "second_factor_required" } });
    expect((await app.call(readMe, { token: admin.token })).status).toBe(200);
    await setUp(admin);
    expect((await look(admin.token)).status).toBe(404);
    expect((await app.call(readMe, { token: other })).status).toBe(401);
  });

  it("the secret cannot be read in the database", async () => {
    const admin = await newAdmin();
    const { secret } = await setUp(admin);
    const { rows } = await app.database.pool.query("select secret from admin_second_factors where account_id = $1", [
      admin.id,
    ]);
    const plain = Buffer.from(Secret.fromBase32(secret).bytes);
    expect(rows[0].secret.includes(plain)).toBe(false);
  });
});

test("R11.4 another authenticator is set up with a code of the old one alone", async () => {
  const admin = await newAdmin();
  const { secret } = await setUp(admin);
  const start = (code?: string) => app.call(contract.startSecondFactor, { token: admin.token, body: { code } });
  expect(await start()).toMatchObject({ status: 403, body: { code: "second_factor_required" } });
  expect(await start("000000")).toMatchObject({ status: 400, body: { code: "otp_invalid" } });
  moveClock(1);
  const next = (await start(codeOf(secret))).body.secret ?? "";
  // Until it is confirmed, the old one is asked for: whoever knows the password alone cannot go on from here.
  expect((await signIn(admin)).body.code).toBe("second_factor_required");
  expect((await start()).body.code).toBe("second_factor_required");
  moveClock(1);
  expect((await signIn(admin, codeOf(next))).status).toBe(400);
  expect((await signIn(admin, codeOf(secret))).status).toBe(200);
  const code = codeOf(next);
  expect((await app.call(contract.confirmSecondFactor, { token: admin.token, body: { code } })).status).toBe(200);
  moveClock(1);
  expect((await signIn(admin, codeOf(secret))).status).toBe(400);
  expect((await signIn(admin, codeOf(next))).status).toBe(200);
});

test("R11.4 R12.3 during a rotation of the key the factor holds, and is sealed anew by being used", async () => {
  const admin = await newAdmin();
  const { secret } = await setUp(admin);
  const fresh = "another key for tests: 9876543210 zyxwvu";
  const rotate = (previous: Record<string, string>) =>
    createTestApp({ url: app.url, settings: { SECRET_KEY: fresh, ...previous } });
  const during = await rotate({ SECRET_KEY_PREVIOUS: productionSettings.SECRET_KEY });
  moveClock(1);
  expect((await signIn(admin, codeOf(secret), during)).status).toBe(200);
  await during.close();
  const after = await rotate({});
  moveClock(1);
  expect((await signIn(admin, codeOf(secret), after)).status).toBe(200);
  await after.close();
});

test("R11.4 an admin who lost everything is let in again by the command", async () => {
  const admin = await newAdmin();
  await setUp(admin);
  expect(await sayCommand(app, ["reset-second-factor", admin.email])).toContain("has no second factor any more");
  expect((await app.call(readMe, { token: admin.token })).status).toBe(401);
  expect((await signIn(admin)).status).toBe(200);
  expect(await sayCommand(app, ["reset-second-factor", admin.email])).toBe(`${admin.email} has no second factor.`);
  expect(await sayCommand(app, ["reset-second-factor", "nobody@example.test"])).toContain("is no administrator");
});
