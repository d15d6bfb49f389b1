/** One id from a request through its answer, its log lines, its jobs and its mails (R12.3); and slow statements. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { forgotPasswordEndpoint, registerEndpoint } from "#contract/accounts.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { freshEmail, goodPassword, makePerson } from "#test/people.ts";
import { startSmtp, type TestSmtp } from "#test/smtp.ts";

let smtp: TestSmtp;
let app: TestApp;

beforeAll(async () => {
  smtp = await startSmtp();
  const settings = { SMTP_URL: smtp.url, TRUST_PROXY: "10.0.0.0/8", SLOW_STATEMENT_MS: "5" };
  app = await createTestApp({ settings });
});
afterAll(async () => {
  await app.close();
  await smtp.stop();
});

const ask = (id: string | undefined, remoteAddress: string) =>
  app.app.inject({ url: "/api/public/supply", remoteAddress, headers: id === undefined ? {} : { "x-request-id": id } });

test("R12.3 a trusted proxy sets the request id; nobody else does, and no invalid one is accepted", async () => {
  expect((await ask("proxy-id-1234", "10.1.2.3")).headers["x-request-id"]).toBe("proxy-id-1234");
  const made = /^[0-9a-f-]{36}$/;
  expect((await ask("proxy-id-1234", "192.0.2.7")).headers["x-request-id"]).toMatch(made);
  for (const id of ["short", "a".repeat(65), "with a space", 'quote"quote', undefined])
    expect((await ask(id, "10.1.2.3")).headers["x-request-id"]).toMatch(made);
  expect(app.log.some((line) => line.includes('"reqId":"proxy-id-1234"') && line.includes("request completed"))).toBe(
    true,
  );
});

test("R12.3 the id of a request is in its jobs, in their log lines, and in the resulting mail", async () => {
  const email = freshEmail();
  const headers = { "x-request-id": "asked-by-somebody" };
  const body = { name: "Asha", email, password: goodPassword, role: "student" };
  await app.call(registerEndpoint, { body, headers, address: "10.1.2.3" });
  // By two jobs: one decides what is mailed, the other mails it.
  await vi.waitFor(() => expect(smtp.received.some(({ recipients }) => recipients.includes(email))).toBe(true), {
    timeout: 30_000,
  });
  const mail = smtp.received.find(({ recipients }) => recipients.includes(email));
  expect(mail?.raw).toMatch(/^X-Request-ID: asked-by-somebody\r?$/m);
  const isSaid = () =>
    app.log.some((line) => line.includes("mails: sent") && line.includes('"reqId":"asked-by-somebody"'));
  await vi.waitFor(() => expect(isSaid()).toBe(true), { timeout: 30_000 });
});

test("R12.3 two requests that wake each other from a queue keep their own ids", async () => {
  const people = await Promise.all(
    ["one", "two", "three", "four", "five", "six"].map(async (word) => {
      const { email } = await makePerson(app.database.db, { role: "student", email: freshEmail(word) });
      return { email, id: `asked-by-${word}` };
    }),
  );
  await Promise.all(
    people.map(({ email, id }) =>
      app.call(forgotPasswordEndpoint, {
        body: { email, role: "student" },
        headers: { "x-request-id": id },
        address: "10.1.2.3",
      }),
    ),
  );
  for (const { email, id } of people)
    await vi.waitFor(
      () =>
        expect(smtp.received.find(({ recipients }) => recipients.includes(email))?.raw).toContain(
          `X-Request-ID: ${id}`,
        ),
      { timeout: 30_000 },
    );
});

test("R12.3 a slow statement is logged by its text, never by its values", async () => {
  const slow = () => app.log.filter((line) => line.includes("a slow statement"));
  await app.database.pool.query("select pg_sleep(0.02),\n $1::text as words", ["canary-value"]);
  const line = slow().find((said) => said.includes("pg_sleep"));
  expect(line).toContain("select pg_sleep(0.02), $1::text as words");
  expect(Number(JSON.parse(line ?? "{}").milliseconds)).toBeGreaterThanOrEqual(5);
  const client = await app.database.pool.connect();
  await client.query({ text: "select pg_sleep(0.02) as promised" });
  client.release();
  expect(slow().some((said) => said.includes("promised"))).toBe(true);
  expect(app.log.join("")).not.toContain("canary-value");
});
