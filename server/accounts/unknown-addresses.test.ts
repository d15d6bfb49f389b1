/**
 * Known and unknown addresses are indistinguishable (R7.4): same status, body and headers, one hash each, the same
 * statements.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { forgotPasswordEndpoint, loginEndpoint, registerEndpoint, resendOtpEndpoint } from "#contract/accounts.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { reactivateEndpoint, resetPasswordEndpoint, verifyOtpEndpoint } from "#contract/proven-calls.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { freshEmail, goodPassword, makePerson } from "#test/people.ts";

type Work = {
  statements: string[];
  hashes: number /** Rows that each insert made, undone ones too. */;
  inserted: number[];
};
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
    const text = typeof first === "string" ? first : first.text;
    const counted = work.getStore();
    counted?.statements.push(text);
    if (!text.trimStart().startsWith("insert")) return Reflect.apply(query, this, given);
    const note = (result?: pg.QueryResult) => counted?.inserted.push(result?.rowCount ?? 0);
    // A pool queries with a callback, everybody else awaits a promise.
    const callback: unknown = given.at(-1);
    if (typeof callback === "function") {
      const noting = (error: unknown, result?: pg.QueryResult) => {
        note(result);
        callback(error, result);
      };
      return Reflect.apply(query, this, [...given.slice(0, -1), noting]);
    }
    const sent: Promise<pg.QueryResult> = Reflect.apply(query, this, given);
    return sent.then((result) => {
      note(result);
      return result;
    });
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const role = "student";
const password = "Some other password 9";

const cases: [string, Endpoint, object][] = [
  ["a wrong password", loginEndpoint, { password }],
  ["a wrong password to come back", reactivateEndpoint, { password }],
  ["a registration", registerEndpoint, { name: "Asha", password }],
  ["a forgotten password", forgotPasswordEndpoint, {}],
  ["another code", resendOtpEndpoint, {}],
  ["another code to come back", resendOtpEndpoint, { purpose: "reactivate" }],
  ["a wrong code", verifyOtpEndpoint, { otp: "123456" }],
  ["a wrong code for a new password", resetPasswordEndpoint, { otp: "123456", password }],
  ["a wrong code to come back", reactivateEndpoint, { otp: "123456" }],
];

const holders = {
  unverified: { emailVerifiedAt: null },
  active: {},
  "without password": { passwordHash: null },
  deactivated: { status: "deactivated", statusChangedAt: new Date() },
  deleted: { status: "deleted", statusChangedAt: new Date() },
} as const;

async function measure(endpoint: Endpoint, body: object) {
  const counted: Work = { statements: [], hashes: 0, inserted: [] };
  const { status, body: answer, headers } = await work.run(counted, () => app.call(endpoint, { body }));
  const { "content-length": _length, date: _date, ...stable } = headers;
  const { statements, hashes, inserted } = counted;
  return { measured: { status, answer, headers: Object.keys(stable).sort(), statements, hashes }, inserted };
}

/** Removes what differs from call to call without revealing anything. */
function alike({ measured }: Awaited<ReturnType<typeof measure>>, email: string) {
  const answer: Record<string, unknown> = { ...measured.answer };
  if ("receipt" in answer) answer.receipt = String(answer.receipt).length;
  // A released and a rolled-back savepoint end in one statement each.
  const statements = measured.statements.map((text) =>
    text.replace(/^(release|rollback to) savepoint/, "end savepoint"),
  );
  return JSON.parse(JSON.stringify({ ...measured, answer, statements }).replaceAll(email, "EMAIL"));
}

test.each(cases)("R7.4 %s costs and answers the same for known and unknown addresses", async (_, endpoint, given) => {
  const stranger = freshEmail("nobody");
  const unknown = alike(await measure(endpoint, { ...given, email: stranger, role }), stranger);
  expect(unknown.statements.length).toBeGreaterThan(0);
  // A lock on a row that only a known address has would cost a write, and so reveal it.
  expect(unknown.statements.join("\n")).not.toContain("for no key update");
  expect(unknown.hashes).toBe("password" in given ? 1 : 0);
  for (const holder of Object.values(holders)) {
    const { email } = await makePerson(app.database.db, holder);
    expect(alike(await measure(endpoint, { ...given, email, role }), email)).toEqual(unknown);
  }
});

test("R7.13 a registration writes as many rows for a taken address as for a new one, and keeps none of them", async () => {
  const given = { name: "Asha", password, role };
  const { email } = await makePerson(app.database.db);
  const count = async () => (await app.database.pool.query("select count(*) from accounts")).rows;
  const before = await count();
  const taken = await measure(registerEndpoint, { ...given, email });
  expect(await count()).toEqual(before);
  const fresh = await measure(registerEndpoint, { ...given, email: freshEmail("nobody") });
  expect(taken.inserted).toEqual(fresh.inserted);
  // The first is counted against floods.
  expect(fresh.inserted.slice(1, 4), "account, profile, what was agreed to").toEqual([1, 1, 2]);
});

test("R7.4 the right password of an account of another role is a wrong one", async () => {
  const { email } = await makePerson(app.database.db, { role: "teacher" });
  const answer = await app.call(loginEndpoint, { body: { email, role, password: goodPassword } });
  expect(answer).toMatchObject({ status: 401, body: { code: "invalid_credentials", remainingAttempts: 9 } });
});
