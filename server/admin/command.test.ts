/** The command that makes an administrator, as the operator runs it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { login } from "#contract/accounts.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { freshEmail } from "#test/people.ts";

// Each run is a process of its own, and a machine may be slow.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function run(args: string[], input = "") {
  const child = spawn(process.execPath, ["server/admin/command.ts", ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: app.url, NUKKAD_DEMO: "yes" },
  });
  child.stdin.end(input);
  const [[code], out, err] = await Promise.all([once(child, "exit"), text(child.stdout), text(child.stderr)]);
  return { code, out, err };
}

const signIn = (email: string, password: string) => app.call(login, { body: { email, password, role: "admin" } });

test("R2.6 an admin is made with a password of its own, and signs in", async () => {
  const email = freshEmail("admin");
  const { code, out } = await run(["create", email]);
  expect(code).toBe(0);
  const password = /Password \(shown once\): (\S+)/.exec(out)?.[1] ?? "";
  expect((await signIn(email, password)).body.user?.role).toBe("admin");
  const again = await run(["create", email.toUpperCase()]);
  expect([again.code, again.err]).toEqual([1, `${email} is an administrator already.\n`]);
});

test("R2.6 a password given on standard input is taken and not shown", async () => {
  const email = freshEmail("admin");
  const { code, out } = await run(["create", email, "--password-stdin"], "Peepal ke neeche\nignored\n");
  expect([code, out]).toEqual([0, `${email} is an administrator now.\n`]);
  expect((await signIn(email, "Peepal ke neeche")).status).toBe(200);
});

test("R2.6 a weak password, a broken address and a strange word are refused in one sentence", async () => {
  expect(await run(["create", freshEmail(), "--password-stdin"], "Password@123\n")).toMatchObject({ code: 1, out: "" });
  expect((await run(["create", "nonsense"])).err).toContain('"nonsense" is not an e-mail address.');
  expect((await run(["make"])).err).toContain("Usage:");
});
