/** The second factor of the office over HTTP (R11.4): set up, used, replayed, recovered, reset. */
import { Secret, TOTP } from "otpauth";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { confirmSessionEndpoint } from "#contract/account-settings.ts";
import { loginEndpoint } from "#contract/accounts.ts";
import { secondFactor } from "#contract/limits.ts";
import { readMeEndpoint } from "#contract/me.ts";
import { queueLengthsEndpoint } from "#contract/office/queue.ts";
import { changeSettingEndpoint } from "#contract/office/settings.ts";
import * as contract from "#contract/second-factor.ts";
import { sayCommand } from "#test/admin-command.ts";
import { createTestApp, productionSettings, type TestApp } from "#test/app.ts";
import { goodPassword, makePerson, type TestPerson } from "#test/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
// Frozen before the first code, so that none is made in one time step and checked in the next.
beforeEach(() => moveClock(0));
afterEach(() => vi.useRealTimers());

const step = 30_000;

/** The clock of making and checking codes; other timers run on. */
function moveClock(steps: number): void {
  vi.useFakeTimers({ now: Date.now() + steps * step, toFake: ["Date"] });
}

const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

const newAdmin = (wish: object = {}) => makePerson(app.database.db, { role: "admin", secondFactor: false, ...wish });

const signIn = ({ email, role }: TestPerson, code?: string, on = app, address?: string) =>
  on.call(loginEndpoint, { body: { email, password: goodPassword, role, code }, address });

/** `drift`: steps that the authenticator's clock is ahead. */
async function setUp(admin: TestPerson, drift = 0) {
  const { body: started } = await app.call(contract.startSecondFactorEndpoint, { token: admin.token, body: {} });
  const secret = started.secret ?? "";
  const confirmed = await app.call(contract.confirmSecondFactorEndpoint, {
    token: admin.token,
    body: { code: codeOf(secret, Date.now() + drift * step) },
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
  // The code that confirmed it counts as used.
  expect(await signIn(admin, codeOf(secret))).toMatchObject({ status: 400, body: { code: "otp_invalid" } });
  moveClock(1);
  const code = codeOf(secret);
  expect((await signIn(admin, code)).status).toBe(200);
  expect(await signIn(admin, code)).toMatchObject({ status: 400, body: { code: "otp_invalid" } });
  // Nor is an earlier code valid after a later one, though its time is not over.
  expect((await signIn(admin, codeOf(secret, Date.now() - step))).status).toBe(400);
  const { body } = await app.call(contract.readSecondFactorEndpoint, { token: admin.token });
  expect(body).toMatchObject({ confirmedAt: expect.any(String), required: true, recoveryCodesLeft: 10 });
  const { rows } = await app.database.pool.query("select act from audit_log where admin_id = $1", [admin.id]);
  expect(rows).toEqual([{ act: "set_second_factor" }]);
});

test.each(["support", "verifier"] as const)(
  "R6.2 R11.4 %s: set up, asked for, confirmed by, recovered, reset",
  async (role) => {
    const officer = await newAdmin({ role });
    expect((await app.call(queueLengthsEndpoint, { token: officer.token })).body).toMatchObject({
      code: "second_factor_required",
    });
    const { confirmed, secret, recoveryCodes } = await setUp(officer);
    expect(confirmed.status).toBe(200);
    expect(await signIn(officer)).toMatchObject({ status: 403, body: { code: "second_factor_required" } });
    moveClock(1);
    const { status, body } = await signIn(officer, codeOf(secret));
    expect([status, body.user?.role]).toEqual([200, role]);
    moveClock(1);
    const proof = { token: body.token, body: { code: codeOf(secret) } };
    expect((await app.call(confirmSessionEndpoint, proof)).status).toBe(200);
    expect((await signIn(officer, recoveryCodes[0])).status).toBe(200);
    expect(await sayCommand(app, ["reset-second-factor", officer.email, "--role", role])).toContain(
      "no second factor any more",
    );
    expect((await signIn(officer)).status).toBe(200);
  },
);

test.each([-1, 0, 1])(
  "R11.4 of an authenticator that is %i steps ahead the code of now by its clock is taken and no other; digits of any script are (ASVS 6.5.5)",
  async (drift) => {
    const admin = await newAdmin();
    const { secret, confirmed } = await setUp(admin, drift);
    expect(confirmed.status).toBe(200);
    moveClock(10);
    const codeBeside = (steps: number) => codeOf(secret, Date.now() + (drift + steps) * step);
    for (const steps of [-2, -1, 1, 2]) expect((await signIn(admin, codeBeside(steps))).status).toBe(400);
    expect((await signIn(admin, codeBeside(0))).status).toBe(200);
    moveClock(1);
    const devanagari = codeBeside(0).replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));
    expect((await signIn(admin, devanagari)).status).toBe(200);
  },
);

test("R11.4 an authenticator that is two steps off is not set up", async () => {
  for (const drift of [-2, 2]) expect((await setUp(await newAdmin(), drift)).confirmed.status).toBe(400);
});

test("R11.4 a factor from before drifts were stored learns its drift from the next right code", async () => {
  const admin = await newAdmin();
  const { secret } = await setUp(admin);
  await app.database.pool.query("update admin_second_factors set drift = null where account_id = $1", [admin.id]);
  moveClock(10);
  expect((await signIn(admin, codeOf(secret, Date.now() + step))).status).toBe(200);
  moveClock(2);
  expect((await signIn(admin, codeOf(secret))).status).toBe(400);
  expect((await signIn(admin, codeOf(secret, Date.now() + step))).status).toBe(200);
});

test("R11.4 a recovery code works once, however its groups are typed", async () => {
  const admin = await newAdmin();
  const { recoveryCodes } = await setUp(admin);
  // ASVS 6.5.2: below 112 bits a plain hash is not enough.
  for (const code of recoveryCodes) expect(code).toMatch(/^(?:[a-z2-7]{4}-?){6}$/);
  const typed = (recoveryCodes[0] ?? "").toUpperCase().replaceAll("-", " ");
  expect((await signIn(admin, typed)).status).toBe(200);
  expect(await signIn(admin, recoveryCodes[0])).toMatchObject({ status: 400, body: { code: "otp_invalid" } });
  expect((await signIn(admin, recoveryCodes[1])).status).toBe(200);
  const { body } = await app.call(contract.readSecondFactorEndpoint, { token: admin.token });
  expect(body.recoveryCodesLeft).toBe(8);
});

test("R11.4 of ten sign-ins at once with one code one succeeds", async () => {
  const admin = await newAdmin();
  const { secret, recoveryCodes } = await setUp(admin);
  moveClock(1);
  for (const code of [codeOf(secret), recoveryCodes[0]]) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(admin, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
});

test("R7.13 R11.4 ten wrong codes block the account from that network, and from no other", async () => {
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

test("R11.4 after the day's wrong codes no network may try another, not the admin's own either; the owner gets one mail", async () => {
  const admin = await newAdmin();
  const { secret } = await setUp(admin);
  moveClock(1);
  const home = "198.51.100.1";
  expect((await signIn(admin, codeOf(secret), app, home)).status).toBe(200);
  const codes = [];
  for (let tried = 0; tried < secondFactor.wrongAnywherePerDay + 6; tried++) {
    // Neighbours of the admin's own network; each may try ten times.
    const { body } = await signIn(admin, "000000", app, `198.51.100.${10 + Math.floor(tried / 8)}`);
    codes.push(body.code);
  }
  expect(codes.filter((code) => code === "otp_invalid")).toHaveLength(secondFactor.wrongAnywherePerDay);
  expect(new Set(codes.slice(secondFactor.wrongAnywherePerDay))).toEqual(new Set(["account_blocked"]));
  moveClock(2);
  expect(await signIn(admin, codeOf(secret), app, home)).toMatchObject({
    status: 429,
    body: { code: "account_blocked" },
  });
  const mails = (await app.mails(admin.email)).filter(({ kind }) => kind === "factor_guesses_noticed");
  expect(mails).toHaveLength(1);
});

test("R7.14 R11.4 an admin confirms by an authenticator code, once; a wrong one is counted", async () => {
  const admin = await newAdmin();
  const { secret } = await setUp(admin);
  await app.database.pool.query(
    "update sessions set confirmed_at = now() - interval '16 minutes' where account_id = $1",
    [admin.id],
  );
  const confirm = (code: string) => app.call(confirmSessionEndpoint, { token: admin.token, body: { code } });
  const body = { key: "upi_address", value: "house@bank", reason: "Another bank." };
  const change = () => app.call(changeSettingEndpoint, { token: admin.token, body });
  expect((await change()).body.code).toBe("confirm_required");
  expect(await confirm("000000")).toMatchObject({ status: 400, body: { code: "otp_invalid", remainingAttempts: 9 } });
  moveClock(1);
  const code = codeOf(secret);
  expect((await confirm(code)).status).toBe(200);
  expect((await change()).status).toBe(200);
  expect(await confirm(code)).toMatchObject({ status: 400, body: { code: "otp_invalid" } });
});

test("R7.14 an account without a second factor cannot confirm by a code", async () => {
  for (const role of ["student", "admin"] as const) {
    const person = await makePerson(app.database.db, { role, secondFactor: false });
    const answer = await app.call(confirmSessionEndpoint, { token: person.token, body: { code: "123456" } });
    expect(answer).toMatchObject({ status: 400, body: { code: "otp_invalid" } });
  }
});

test("R11.4 only the right password reveals that there is a second factor", async () => {
  const admin = await newAdmin();
  const { secret } = await setUp(admin);
  moveClock(1);
  const body = { email: admin.email, password: "Wrong@12345", role: "admin", code: codeOf(secret) };
  expect(await app.call(loginEndpoint, { body })).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
  expect((await signIn(admin, codeOf(secret))).status).toBe(200);
});

describe("R11.4 in production", () => {
  it("an admin without one may only set it up; setting it up ends the other sessions", async () => {
    const admin = await newAdmin();
    const other = (await signIn(admin)).body.token ?? "";
    const look = (token: string) =>
      app.call(
        {
          method: "GET",
          path: "/api/teachers/documents/{id}/file",
          access: "documents.download",
          schemas: async () => ({ summary: "" }),
        },
        {
          token,
          params: { id: admin.id },
        },
      );
    expect(await look(admin.token)).toMatchObject({ status: 403, body: { code: "second_factor_required" } });
    expect((await app.call(readMeEndpoint, { token: admin.token })).status).toBe(200);
    await setUp(admin);
    expect((await look(admin.token)).status).toBe(404);
    expect((await app.call(readMeEndpoint, { token: other })).status).toBe(401);
  });

  it("the secret is not readable in the database", async () => {
    const admin = await newAdmin();
    const { secret } = await setUp(admin);
    const { rows } = await app.database.pool.query("select secret from admin_second_factors where account_id = $1", [
      admin.id,
    ]);
    const plain = Buffer.from(Secret.fromBase32(secret).bytes);
    expect(rows[0].secret.includes(plain)).toBe(false);
  });
});

test("R11.4 an encrypted secret works for its own account alone: copied to another row, its codes are refused", async () => {
  const [own, other] = [await newAdmin(), await newAdmin()];
  const { secret } = await setUp(own);
  await setUp(other);
  await app.database.pool.query(
    `update admin_second_factors set secret = (select secret from admin_second_factors where account_id = $1)
     where account_id = $2`,
    [own.id, other.id],
  );
  moveClock(1);
  expect((await signIn(other, codeOf(secret))).status).toBe(400);
  expect((await signIn(own, codeOf(secret))).status).toBe(200);
});

test("R11.4 another authenticator is set up with a code of the old one alone", async () => {
  const admin = await newAdmin();
  const { secret } = await setUp(admin);
  const start = (code?: string) => app.call(contract.startSecondFactorEndpoint, { token: admin.token, body: { code } });
  expect(await start()).toMatchObject({ status: 403, body: { code: "second_factor_required" } });
  expect(await start("000000")).toMatchObject({ status: 400, body: { code: "otp_invalid" } });
  moveClock(1);
  const next = (await start(codeOf(secret))).body.secret ?? "";
  // Until it is confirmed, the old one is required: the password alone is not enough to go on.
  expect((await signIn(admin)).body.code).toBe("second_factor_required");
  expect((await start()).body.code).toBe("second_factor_required");
  moveClock(1);
  expect((await signIn(admin, codeOf(next))).status).toBe(400);
  expect((await signIn(admin, codeOf(secret))).status).toBe(200);
  const code = codeOf(next);
  expect((await app.call(contract.confirmSecondFactorEndpoint, { token: admin.token, body: { code } })).status).toBe(
    200,
  );
  moveClock(1);
  expect((await signIn(admin, codeOf(secret))).status).toBe(400);
  expect((await signIn(admin, codeOf(next))).status).toBe(200);
});

test("R11.4 R12.3 during a key rotation the factor works, and use encrypts it with the new key", async () => {
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

test("R11.4 the command restores access for an admin who lost everything", async () => {
  const admin = await newAdmin();
  await setUp(admin);
  expect(await sayCommand(app, ["reset-second-factor", admin.email])).toContain("has no second factor any more");
  expect((await app.call(readMeEndpoint, { token: admin.token })).status).toBe(401);
  expect((await signIn(admin)).status).toBe(200);
  expect(await sayCommand(app, ["reset-second-factor", admin.email])).toBe(`${admin.email} has no second factor.`);
  expect(await sayCommand(app, ["reset-second-factor", "nobody@example.test"])).toContain(
    "does not have the role admin",
  );
});
