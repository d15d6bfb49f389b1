/** The command that makes an administrator, as the operator runs it. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { login } from "#contract/accounts.ts";
import { sayCommand, startCommand } from "#test/admin-command.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { freshEmail } from "#test/people.ts";

// Each run is a process of its own, and a machine may be slow.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const signIn = (email: string, password: string, role = "admin") =>
  app.call(login, { body: { email, password, role } });

test("R2.6 an admin is made with a password of its own, and signs in", async () => {
  const email = freshEmail("admin");
  const out = await sayCommand(app, ["create", email]);
  const password = /Password \(shown once\): (\S+)/.exec(out)?.[1] ?? "";
  expect((await signIn(email, password)).body.user?.role).toBe("admin");
  expect(await sayCommand(app, ["create", email.toUpperCase()])).toBe(`${email} has the role admin already.`);
});

test.each(["support", "verifier"])("R6.2 the command makes a %s, and no other role", async (role) => {
  const email = freshEmail(role);
  const out = await sayCommand(app, ["create", email, "--role", role]);
  const password = /Password \(shown once\): (\S+)/.exec(out)?.[1] ?? "";
  expect((await signIn(email, password, role)).body.user?.role).toBe(role);
  expect((await signIn(email, password)).status).toBe(401);
  for (const other of ["student", "owner", ""])
    expect(await sayCommand(app, ["create", freshEmail(), "--role", other])).toContain("Usage:");
});

test("R2.6 a password given on standard input is taken and not shown", async () => {
  const email = freshEmail("admin");
  const { code, out } = await startCommand(app, ["create", email, "--password-stdin"], "Peepal ke neeche\nignored\n");
  expect([code, out]).toEqual([0, `${email} has the role admin now.\n`]);
  expect((await signIn(email, "Peepal ke neeche")).status).toBe(200);
});

test("R2.6 a weak password, a broken address and a strange word are refused in one sentence", async () => {
  const weak = await startCommand(app, ["create", freshEmail(), "--password-stdin"], "Password@123\n");
  expect(weak).toMatchObject({ code: 1, out: "", err: expect.stringMatching(/^[^\n]+\n$/) });
  expect(await sayCommand(app, ["create", "nonsense"])).toContain('"nonsense" is not an e-mail address.');
  expect(await sayCommand(app, ["make"])).toContain("Usage:");
});
