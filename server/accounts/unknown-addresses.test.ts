/** Known and unknown addresses cannot be told apart (R7.4): same status, body and headers, one hash alike, the same statements. */
import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  forgotPassword,
  login,
  reactivate,
  register,
  resendOtp,
  resetPassword,
  verifyOtp,
} from "#contract/accounts.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { freshEmail, goodPassword, makePerson } from "#test/people.ts";

type Work = { statements: string[]; hashes: number };
const work = new AsyncLocalStorage<Work>();

function countHash() {
  const counted = work.getStore();
  if (counted !== undefined) counted.hashes++;
}

vi.mock("@node-rs/argon2", async (importOriginal) => {
  const real = await importOriginal<typeof import("@node-rs/argon2")>();
  return {
    ...real,
    hash: (...given: Parameters<typeof real.hash>) => {
      countHash();
      return real.hash(...given);
    },
    verify: (...given: Parameters<typeof real.verify>) => {
      countHash();
      return real.verify(...given);
    },
  };
});

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const query = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text: string }];
    work.getStore()?.statements.push(typeof first === "string" ? first : first.text);
    return Reflect.apply(query, this, given);
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const role = "student";
const password = "Some other password 9";

const cases: [string, Endpoint, object][] = [
  ["a wrong password", login, { password }],
  ["a wrong password to come back", reactivate, { password }],
  ["a registration", register, { name: "Asha", password }],
  ["a forgotten password", forgotPassword, {}],
  ["another code", resendOtp, {}],
  ["another code to come back", resendOtp, { purpose: "reactivate" }],
  ["a wrong code", verifyOtp, { otp: "123456" }],
  ["a wrong code for a new password", resetPassword, { otp: "123456", password }],
  ["a wrong code to come back", reactivate, { otp: "123456" }],
];

const holders = {
  unverified: { emailVerifiedAt: null },
  active: {},
  "without password": { passwordHash: null },
  deactivated: { status: "deactivated", statusChangedAt: new Date() },
  deleted: { status: "deleted", statusChangedAt: new Date() },
} as const;

async function measure(endpoint: Endpoint, body: object) {
  const counted: Work = { statements: [], hashes: 0 };
  const { status, body: answer, headers } = await work.run(counted, () => app.call(endpoint, { body }));
  const { "content-length": _length, date: _date, ...kept } = headers;
  return { status, answer, headers: Object.keys(kept).sort(), ...counted };
}

/** What differs from call to call without telling anything. */
function alike(measured: Awaited<ReturnType<typeof measure>>, email: string) {
  const answer: Record<string, unknown> = { ...measured.answer };
  if ("receipt" in answer) answer.receipt = String(answer.receipt).length;
  return JSON.parse(JSON.stringify({ ...measured, answer }).replaceAll(email, "EMAIL"));
}

test.each(cases)("R7.4 %s costs and says the same for known and unknown addresses", async (_, endpoint, given) => {
  const stranger = freshEmail("nobody");
  const unknown = alike(await measure(endpoint, { ...given, email: stranger, role }), stranger);
  expect(unknown.statements.length).toBeGreaterThan(0);
  // A lock on a row that only a known address has would cost a write, and so tell them apart.
  expect(unknown.statements.join("\n")).not.toContain("for no key update");
  expect(unknown.hashes).toBe("password" in given ? 1 : 0);
  for (const holder of Object.values(holders)) {
    const { email } = await makePerson(app.database.db, holder);
    expect(alike(await measure(endpoint, { ...given, email, role }), email)).toEqual(unknown);
  }
});

test("R7.4 the right password of an account of another role is a wrong one", async () => {
  const { email } = await makePerson(app.database.db, { role: "teacher" });
  const answer = await app.call(login, { body: { email, role, password: goodPassword } });
  expect(answer).toMatchObject({ status: 401, body: { code: "invalid_credentials", remainingAttempts: 9 } });
});
