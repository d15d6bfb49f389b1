/** Passwords under attack (R7.4, R5.2): lockouts by account and address, bounded work, common passwords refused. */
import { setTimeout as sleep } from "node:timers/promises";
import { dictionary } from "@zxcvbn-ts/language-common";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loginEndpoint, registerEndpoint } from "#contract/accounts.ts";
import { readMeEndpoint } from "#contract/me.ts";
import { isCommonPassword } from "#server/accounts/common-passwords.ts";
import { checkPassword } from "#server/accounts/hash-password.ts";
import { networkOf } from "#server/rate-limits/network-of.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { freshEmail, goodPassword, makePerson } from "#test/people.ts";

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

const role = "student";

test("R7.4 ten failures block that address only; the owner signs in from elsewhere", async () => {
  const { email } = await makePerson(app.database.db);
  const attempt = (password: string, address: string) =>
    app.call(loginEndpoint, { body: { email, role, password }, address });
  for (let remainingAttempts = 9; remainingAttempts >= 0; remainingAttempts--) {
    // The last failure comes when the first have nearly expired: the block lasts from then on.
    if (remainingAttempts === 0)
      await app.database.pool.query("update rate_limits set expire = $1 where key like 'password:%'", [
        Date.now() + 60_000,
      ]);
    expect(await attempt("Wrong@12345", "203.0.113.7")).toMatchObject({
      status: 401,
      body: { code: "invalid_credentials", remainingAttempts },
    });
  }
  const blocked = await attempt(goodPassword, "203.0.113.7");
  expect(blocked).toMatchObject({ status: 429, body: { code: "account_blocked", remainingAttempts: 0 } });
  expect(blocked.body.retryAfter).toBeGreaterThan(890);
  expect((await attempt(goodPassword, "203.0.113.8")).status).toBe(200);
  const other = await makePerson(app.database.db);
  const elsewhere = { email: other.email, role, password: goodPassword };
  expect((await app.call(loginEndpoint, { body: elsewhere, address: "203.0.113.7" })).status).toBe(200);
});

test("R7.4 R12.3 a process whose clock is three hours off neither prolongs nor drops a block", async () => {
  const { email } = await makePerson(app.database.db);
  const attempt = () =>
    app.call(loginEndpoint, { body: { email, role, password: "Wrong@12345" }, address: "203.0.113.9" });
  const hours = 3 * 3600_000;
  const truth = Date.now();
  try {
    vi.useFakeTimers({ toFake: ["Date"], now: truth + hours });
    for (let tries = 0; tries < 10; tries++) expect((await attempt()).status).toBe(401);
    for (const off of [hours, 0, -hours]) {
      vi.setSystemTime(truth + off);
      const blocked = await attempt();
      expect(blocked.status).toBe(429);
      expect(blocked.body.retryAfter).toBeGreaterThan(0);
      expect(blocked.body.retryAfter).toBeLessThanOrEqual(15 * 60);
    }
  } finally {
    vi.useRealTimers();
  }
});

test("R7.4 of 200 parallel guesses on two processes ten are checked", async () => {
  const { email } = await makePerson(app.database.db);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, number) =>
      (number % 2 ? app : twin).call(loginEndpoint, {
        body: { email, role, password: "Wrong@12345" },
        address: "198.51.100.1",
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(190);
});

test("R7.4 a right password resets the failures before it", async () => {
  const { email } = await makePerson(app.database.db);
  const attempt = (password: string) => app.call(loginEndpoint, { body: { email, role, password } });
  for (let round = 0; round < 2; round++) {
    expect((await attempt("Wrong@12345")).body.remainingAttempts).toBe(9);
    expect((await attempt(goodPassword)).status).toBe(200);
  }
});

test("R7.4 a sign-in refused by hashing overload is no wrong password", async () => {
  const { email } = await makePerson(app.database.db);
  const body = { email, role, password: "Wrong@12345" };
  let isOver = false;
  const keepBusy = async () => {
    while (!isOver) await checkPassword(null, "x").catch(() => sleep(5));
  };
  const busy = Array.from({ length: 100 }, keepBusy);
  const refused = await app.call(loginEndpoint, { body });
  isOver = true;
  await Promise.all(busy);
  expect([refused.status, refused.body.code]).toEqual([503, "overloaded"]);
  expect((await app.call(loginEndpoint, { body })).body).toMatchObject({
    code: "invalid_credentials",
    remainingAttempts: 9,
  });
});

test("R7.4 one IPv6 subscriber is one address", () => {
  expect(networkOf("2001:db8:1:2:aaaa::1")).toBe(networkOf("2001:0db8:0001:0002:ffff:1:2:3"));
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0");
  expect(networkOf("2001:db8:1:3::1")).not.toBe(networkOf("2001:db8:1:2::1"));
  expect(networkOf("::ffff:192.0.2.1")).toBe("192.0.2.1");
  expect(networkOf("::1")).toBe("0:0:0:0");
});

test("R3.1 one e-mail has a student and a teacher account, whatever its case", async () => {
  const email = freshEmail();
  await makePerson(app.database.db, { email, role: "student" });
  await makePerson(app.database.db, { email, role: "teacher" });
  for (const role of ["student", "teacher"]) {
    const signedIn = await app.call(loginEndpoint, {
      body: { email: ` ${email.toUpperCase()}`, role, password: goodPassword },
    });
    expect(signedIn.body.user?.role).toBe(role);
    const me = await app.call(readMeEndpoint, { token: signedIn.body.token });
    expect(me.body.role).toBe(role);
  }
  await expect(makePerson(app.database.db, { email: email.toUpperCase(), role: "student" })).rejects.toThrow();
});

test.each([
  "Password1!",
  "P@ssw0rd",
  "Welcome@123",
  "India@2024",
  "Qwerty@123",
  "123456789012345",
  "aaaaaaaaaaaaaaaa",
  "Asha@12345",
  "Jaishriram@108",
  "Password@Password@Password",
])("R5.2 %s is refused as common", async (password) =>
  expect(await isCommonPassword(password, ["Asha Rao", "asha@example.test"])).toBe(true),
);

test.each([
  goodPassword,
  "Nukkad@2026",
  "Another@2026",
  "correct horse battery staple",
  "Xk@84726193",
  "मेरा घर नुक्कड़ पर है",
])("R5.2 %s is not common", async (password) =>
  expect(await isCommonPassword(password, ["Asha Rao", "asha@example.test"])).toBe(false),
);

test("R5.2 ASVS 6.2.12 a leaked password is refused", async () => {
  const leaked = dictionary["passwords-common"] ?? [];
  expect(leaked.length).toBeGreaterThan(49_000);
  const some = leaked.filter((_, at) => at % 491 === 0);
  for (const password of some) expect([password, await isCommonPassword(password)]).toEqual([password, true]);
});

test("R5.2 registration refuses weak, common and overlong passwords with the form's own codes", async () => {
  const attempt = async (password: unknown) => {
    const body = { name: "Asha", email: freshEmail(), password, role };
    return (await app.call(registerEndpoint, { body })).body.issues?.map(({ code }) => code);
  };
  expect(await attempt("short")).toEqual(["password_weak"]);
  expect(await attempt("P@ssw0rd")).toEqual(["password_common"]);
  expect(await attempt("x".repeat(129))).toEqual(["password_too_long"]);
  expect(await attempt(undefined)).toEqual(["register_fields"]);
  expect(
    await attempt(Array.from({ length: 128 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 37) % 128))).join("")),
  ).toBeUndefined();
});
