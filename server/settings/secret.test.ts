/** The operator's key (R12.3): its signatures are valid in every process that has it, during a rotation too, and in no other. */
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loginEndpoint, registerEndpoint } from "#contract/accounts.ts";
import { unsubscribeEndpoint } from "#contract/notifications.ts";
import { verifyOtpEndpoint } from "#contract/proven-calls.ts";
import { uploadStudentPhotoEndpoint } from "#contract/students.ts";
import { signUnsubscription } from "#server/mails/unsubscribe-link.ts";
import { createTestApp, productionSettings, type TestApp, testSecret } from "#test/app.ts";
import { freshEmail, goodPassword, makePerson } from "#test/people.ts";
import { makeJpeg } from "#test/sample-images.ts";
import { sendForm } from "#test/upload.ts";
import { openSecrets } from "./secret.ts";

const previous = productionSettings.SECRET_KEY;
const next = "the next one, for tests alone: 9876543210";
const role = "student";

let dir: string;
let before: TestApp;
let during: TestApp;
let after: TestApp;

/** The state of its owner's browser then. */
let registered: { email: string; otp: string; receipt: string | undefined };

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "nukkad-secret-"));
  before = await createTestApp({ settings: { FILES_DIR: dir } });
  registered = await registerTwice();
  const beside = (settings: Record<string, string>) =>
    createTestApp({ url: before.url, settings: { FILES_DIR: dir, ...settings } });
  // Neither Google's secret nor the database's password is part of it.
  during = await beside({ SECRET_KEY: next, SECRET_KEY_PREVIOUS: previous, GOOGLE_CLIENT_SECRET: "another" });
  after = await beside({ SECRET_KEY: next });
});

afterAll(async () => {
  await after.close();
  await during.close();
  await before.close();
  await rm(dir, { recursive: true, force: true });
});

/** Registered twice, so that the password is valid only with the first browser's receipt. */
async function registerTwice(): Promise<typeof registered> {
  const email = freshEmail();
  const body = { name: "Asha", email, password: goodPassword, role };
  await before.call(registerEndpoint, { body: { ...body, password: `${goodPassword} of a stranger` } });
  await before.mail(email, "verify_email");
  const { receipt } = (await before.call(registerEndpoint, { body })).body;
  const { params } = await before.mail(email, "verify_email", 2);
  return { email, otp: params.code, receipt };
}

describe("what was signed before a rotation (R12.3)", () => {
  test("a code and its receipt are valid while the previous key is accepted, and not later", async () => {
    const { email } = registered;
    const verify = { ...registered, role };
    expect((await after.call(verifyOtpEndpoint, { body: verify })).body.code).toBe("otp_invalid");
    expect((await during.call(verifyOtpEndpoint, { body: verify })).status).toBe(200);
    expect((await during.call(loginEndpoint, { body: { email, role, password: goodPassword } })).status).toBe(200);
  });

  test("a student's photo address and an unsubscribe link too", async () => {
    const student = await makePerson(before.database.db, { role });
    const files = [{ field: "profileImage", bytes: await makeJpeg() }];
    const { body } = await sendForm<{ photo: string }>(before, {
      url: uploadStudentPhotoEndpoint.path,
      token: student.token,
      files,
    });
    const token = signUnsubscription(testSecret, { accountId: student.id, kind: "request_declined" });
    const ask = async ({ app }: TestApp) => [
      (await app.inject({ url: body.photo })).statusCode,
      (await app.inject({ method: "POST", url: `${unsubscribeEndpoint.path}?token=${token}` })).statusCode,
    ];
    expect(await ask(before)).toEqual([200, 200]);
    expect(await ask(during)).toEqual([200, 200]);
    expect(await ask(after)).toEqual([404, 404]);
  });
});

test("what is signed during a rotation (R12.3) is valid once the previous key is gone, and not before it began", async () => {
  const { token } = await makePerson(before.database.db, { role });
  const files = [{ field: "profileImage", bytes: await makeJpeg() }];
  const { body } = await sendForm<{ photo: string }>(during, { url: uploadStudentPhotoEndpoint.path, token, files });
  const statusAt = async ({ app }: TestApp) => (await app.inject({ url: body.photo })).statusCode;
  expect([await statusAt(after), await statusAt(before)]).toEqual([200, 404]);
});

describe("the demo's own key (R12.1)", () => {
  test("is created once, by one of two processes, stored in its folder, and readable by its owner alone", async () => {
    const demo = { secretKey: undefined, previousSecretKey: undefined, dataDir: join(dir, "demo") };
    const [one, other] = await Promise.all([openSecrets(demo), openSecrets(demo)]);
    expect(one).toEqual(other);
    expect(await openSecrets(demo)).toEqual(one);
    const path = join(demo.dataDir, "secret-key");
    expect((await readFile(path, "utf8")).length).toBeGreaterThanOrEqual(43);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await openSecrets({ ...demo, dataDir: join(dir, "another") })).not.toEqual(one);
  });
});
