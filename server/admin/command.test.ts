/** The command that creates an administrator, as the operator runs it. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loginEndpoint } from "#contract/accounts.ts";
import { resetPasswordEndpoint } from "#contract/proven-calls.ts";
import { sayCommand, startCommand } from "#test/admin-command.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { freshEmail, goodPassword } from "#test/people.ts";

// Each run is a process of its own, and a machine may be slow.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const signIn = (email: string, password: string, role = "admin") =>
  app.call(loginEndpoint, { body: { email, password, role } });

/** The secret in the link that the command prints. */
const linkIn = (said: string) => /^To choose a password.*: http\S+\/reset-password#link=([\w-]{43})$/m.exec(said)?.[1];

const choose = (link: string | undefined, password: string) =>
  app.call(resetPasswordEndpoint, { body: { link: link ?? "", password } });

test("R2.6 R7.4 an admin is created without a password and chooses one by a link, once and within 24 hours", async () => {
  const email = freshEmail("admin");
  const link = linkIn(await sayCommand(app, ["create", email]));
  const { rows } = await app.database.pool.query(
    `select password_hash, expires_at - c.created_at = interval '24 hours' as "aDay"
     from accounts a join one_time_codes c on c.account_id = a.id where a.email = $1`,
    [email],
  );
  expect(rows).toEqual([{ password_hash: null, aDay: true }]);
  expect((await signIn(email, "")).status).toBe(400);
  expect(await choose(link, goodPassword)).toMatchObject({ status: 200, body: { email, role: "admin" } });
  expect((await signIn(email, goodPassword)).body.user?.role).toBe("admin");
  expect(await choose(link, "Another@Neem 48")).toMatchObject({ body: { code: "otp_invalid" } });
  expect((await signIn(email, goodPassword)).status).toBe(200);
  expect(await sayCommand(app, ["create", email.toUpperCase()])).toBe(`${email} has the role admin already.`);
});

test("R7.4 a link that the command printed expires after a day", async () => {
  const email = freshEmail("admin");
  const link = linkIn(await sayCommand(app, ["create", email]));
  await app.database.pool.query(
    `update one_time_codes set expires_at = expires_at - interval '24 hours'
     where account_id = (select id from accounts where email = $1)`,
    [email],
  );
  expect(await choose(link, goodPassword)).toMatchObject({ body: { code: "otp_invalid" } });
  expect((await signIn(email, goodPassword)).status).toBe(401);
});

test.each(["support", "verifier"])("R6.2 the command creates a %s, and no other role", async (role) => {
  const email = freshEmail(role);
  await choose(linkIn(await sayCommand(app, ["create", email, "--role", role])), goodPassword);
  expect((await signIn(email, goodPassword, role)).body.user?.role).toBe(role);
  expect((await signIn(email, goodPassword)).status).toBe(401);
  for (const other of ["student", "owner", ""])
    expect(await sayCommand(app, ["create", freshEmail(), "--role", other])).toContain("Usage:");
});

test("R2.6 a password given on standard input is used and not printed", async () => {
  const email = freshEmail("admin");
  const { code, out } = await startCommand(app, ["create", email, "--password-stdin"], "Peepal ke neeche\nignored\n");
  expect([code, out]).toEqual([0, `${email} has the role admin now.\n`]);
  expect((await signIn(email, "Peepal ke neeche")).status).toBe(200);
});

test("R2.6 a weak password, an invalid address and an unknown word are refused in one sentence", async () => {
  const weak = await startCommand(app, ["create", freshEmail(), "--password-stdin"], "Password@123\n");
  expect(weak).toMatchObject({ code: 1, out: "", err: expect.stringMatching(/^[^\n]+\n$/) });
  expect(await sayCommand(app, ["create", "nonsense"])).toContain('"nonsense" is not an e-mail address.');
  expect(await sayCommand(app, ["make"])).toContain("Usage:");
});

test("R2.6 R5.2 a password made of the account's own e-mail is refused", async () => {
  const words = ["create", "xqzwvk@example.test", "--password-stdin"];
  expect(await sayCommand(app, words, "Xqzwvk@1\n")).toContain("too weak");
  expect(await sayCommand(app, words, "Peepal ke neeche\n")).toContain("has the role admin now");
});
