/** No payload makes an account call fail with 500 or injects into a mail. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "#contract/accounts.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import * as me from "#contract/me.ts";
import * as proven from "#contract/proven-calls.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { freshEmail, goodPassword, makePerson } from "#test/people.ts";

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  token = (await makePerson(app.database.db, { email: "known@example.test" })).token;
});
afterAll(() => app.close());

const nasty = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\r\nBcc: eve@example.test",
  "<script>alert(1)</script>",
  "' or 1=1 --",
  "\u202eevil",
  "x".repeat(10_000),
  "known@example.test",
  "KNOWN@EXAMPLE.TEST",
  "a@b.co, c@d.co",
  "<a@b.co>",
  goodPassword,
  "student",
  "teacher",
  "admin",
  "123456",
  "١٢٣٤٥٦",
  "A".repeat(43),
  "deleted",
  "active",
  "reactivate",
);
const value = fc.oneof(
  { weight: 6, arbitrary: nasty },
  { weight: 2, arbitrary: fc.string({ unit: "binary" }) },
  { weight: 2, arbitrary: fc.jsonValue() },
);
const fields = ["name", "email", "password", "role", "otp", "link", "receipt", "purpose", "code", "accountStatus"];
const likely = fc.record(Object.fromEntries([...fields, "deletionReason", "__proto__x"].map((name) => [name, value])), {
  requiredKeys: [],
});
const payload = fc.oneof({ weight: 5, arbitrary: likely }, { weight: 1, arbitrary: fc.jsonValue() });
/** Half of them are well-formed where it counts, so that they pass the schema. */
const wellFormed = fc.record({
  name: fc.constantFrom("Asha", "अनुराग", "<b>Rao</b>, Dr."),
  email: fc.constantFrom("known@example.test", "nobody@example.test"),
  role: fc.constantFrom("student", "teacher"),
  otp: fc.constantFrom("123456", "000000", undefined),
  link: fc.constantFrom("A".repeat(43), undefined, undefined),
  receipt: fc.option(fc.string(), { nil: undefined }),
  password: fc.constantFrom("Wrong@12345", undefined),
  purpose: fc.constantFrom("verify_email", "reactivate", undefined),
  accountStatus: fc.constantFrom("active", "nonsense"),
});

const endpoints: Endpoint[] = Object.values({ ...contract, ...me, ...proven }).filter(
  (entry): entry is Endpoint & typeof entry => "method" in entry,
);

test("no payload to any call of accounts is answered by a server error", async () => {
  expect(endpoints.length).toBeGreaterThan(12);
  let number = 0;
  const run = fc.asyncProperty(
    fc.constantFrom(...endpoints),
    fc.oneof(payload, wellFormed),
    fc.oneof(fc.uuid(), nasty),
    async (endpoint, body, id) => {
      number++;
      const address = `10.1.${number >> 8}.${number & 255}`;
      const sending = endpoint.method === "GET" || endpoint.method === "DELETE" ? {} : { body: JSON.stringify(body) };
      const headers = { "content-type": "application/json" };
      const { status } = await app.call(endpoint, {
        params: { id: id.toWellFormed() },
        token,
        address,
        headers,
        ...sending,
      });
      expect(status).toBeLessThan(500);
      // The run logs itself out: sign in again.
      if (status === 401) token = (await makePerson(app.database.db)).token;
    },
  );
  await fc.assert(run, { numRuns: 400 });
  expect(app.log.filter((line) => line.includes("unexpected failure"))).toEqual([]);
}, 120_000);

test.each([
  "a\r\nBcc: eve@example.test",
  "a\nb@example.test",
  "a@example.test,b@example.test",
  "<a@example.test>",
  "\u202ea@example.test",
  '"a b"@example.test',
  "a@localhost",
])("the e-mail %j is refused", async (email) => {
  const answer = await app.call(contract.registerEndpoint, {
    body: { name: "Asha", email, password: goodPassword, role: "student" },
  });
  expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: "email", code: "email_invalid" }] } });
});

test.each(["a\r\nBcc: eve@example.test", "line\u2028break", "\ud800", " \u202e\u200f ", "...", "x".repeat(81)])(
  "the name %j is refused",
  async (name) => {
    const body = { name, email: freshEmail(), password: goodPassword, role: "student" };
    expect(await app.call(contract.registerEndpoint, { body })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "name" }] },
    });
  },
);

test.each(["name", "email", "password"])("a NUL in the %s is refused", async (field) => {
  const body = { name: "Asha", email: freshEmail(), password: goodPassword, role: "student", [field]: "a\u0000b@c.co" };
  expect((await app.call(contract.registerEndpoint, { body })).status).toBe(400);
});

test("names keep their letters and joiners, lose bidi marks, and go to one recipient", async () => {
  const email = freshEmail();
  const name = "\u202eRao, <Asha> \u0915\u094d\u200d\u0937\u2066";
  await app.call(contract.registerEndpoint, { body: { name, email, password: goodPassword, role: "student" } });
  const { params, to } = await app.mail(email, "verify_email");
  expect(to).toEqual({ name: "", address: email });
  const { body } = await app.call(proven.verifyOtpEndpoint, { body: { email, role: "student", otp: params.code } });
  expect(body.user?.name).toBe("Rao, <Asha> \u0915\u094d\u200d\u0937");
});
