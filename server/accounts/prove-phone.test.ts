/** Phone verification (R3.10) over HTTP, against a gateway on loopback. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { readPhoneEndpoint, sendPhoneCodeEndpoint, verifyPhoneEndpoint } from "#contract/phone-proof.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { makePerson } from "#test/people.ts";

type Message = { id: string; to: string; text: string };
const messages: (Message & { token: string | undefined })[] = [];
let gateway: Server;
let app: TestApp;

beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      messages.push({ ...JSON.parse(body), token: request.headers.authorization });
      response.end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  const { port } = gateway.address() as AddressInfo;
  const settings = { PHONE_GATEWAY_URL: `http://127.0.0.1:${port}/send`, PHONE_GATEWAY_TOKEN: "letters" };
  app = await createTestApp({ settings });
});
afterAll(async () => {
  await app.close();
  gateway.close();
});

/** The newest code sent to a number. */
async function codeTo(phone: string, count = 1): Promise<string> {
  await vi.waitFor(() => expect(messages.filter(({ to }) => to === phone).length).toBeGreaterThanOrEqual(count), {
    timeout: 20_000,
  });
  return /\d{6}/.exec(messages.findLast(({ to }) => to === phone)?.text ?? "")?.[0] ?? "";
}

describe("R3.10 a phone", () => {
  it("is proved by the code sent to it, once, and the teacher's page shows it with its date", async () => {
    const phone = "+919811022001";
    const { id, token } = await makeTeacher(app.database.db, { phone });
    expect((await app.call(readPhoneEndpoint, { token })).body).toEqual({ phone, verifiedAt: null, provable: true });
    const sent = await app.call(sendPhoneCodeEndpoint, { token });
    expect([sent.status, sent.body.phone, sent.body.retryAfter]).toEqual([202, phone, 60]);
    expect((await app.call(sendPhoneCodeEndpoint, { token })).status).toBe(429);
    const otp = await codeTo(phone);
    expect(messages.find(({ to }) => to === phone)?.token).toBe("Bearer letters");
    const wrong = otp === "000000" ? "000001" : "000000";
    const refused = await app.call(verifyPhoneEndpoint, { token, body: { otp: wrong } });
    expect([refused.status, refused.body.code, refused.body.remainingAttempts]).toEqual([400, "otp_invalid", 4]);
    const proved = await app.call(verifyPhoneEndpoint, { token, body: { otp } });
    expect([proved.status, proved.body.phone]).toEqual([200, phone]);
    expect((await app.call(verifyPhoneEndpoint, { token, body: { otp } })).body.code).toBe("otp_invalid");
    expect((await app.call(sendPhoneCodeEndpoint, { token })).body.code).toBe("conflict");
    const page = await app.call(readTeacherEndpoint, { params: { id } });
    expect(page.body.checked).toContainEqual({ type: "phone", verifiedAt: proved.body.verifiedAt });
    expect(page.body.phone).toBeNull();
  });

  it("is unproved after a change, and a code for the old number does not prove the new one", async () => {
    const phone = "+919811022002";
    const { token } = await makeTeacher(app.database.db, { phone });
    await app.call(sendPhoneCodeEndpoint, { token });
    const otp = await codeTo(phone);
    const changed = await app.call(saveTeacherProfileEndpoint, { token, body: { phone: "+919811022003" } });
    expect(changed.status).toBe(200);
    expect((await app.call(verifyPhoneEndpoint, { token, body: { otp } })).body.code).toBe("otp_invalid");
    expect((await app.call(saveTeacherProfileEndpoint, { token, body: { phone } })).status).toBe(200);
    expect((await app.call(verifyPhoneEndpoint, { token, body: { otp } })).status).toBe(200);
    await app.call(saveTeacherProfileEndpoint, { token, body: { phone: "+919811022004" } });
    expect((await app.call(readPhoneEndpoint, { token })).body.verifiedAt).toBeNull();
  });

  it("cannot be proved by another account's code, nor without a number", async () => {
    const phone = "+919811022005";
    const [one, other] = [await makeStudent(app.database.db, { phone }), await makeStudent(app.database.db, { phone })];
    await app.call(sendPhoneCodeEndpoint, { token: one.token });
    const otp = await codeTo(phone);
    expect((await app.call(verifyPhoneEndpoint, { token: other.token, body: { otp } })).body.code).toBe("otp_invalid");
    const nobody = await makePerson(app.database.db, { phone: null });
    expect((await app.call(sendPhoneCodeEndpoint, { token: nobody.token })).body.code).toBe("phone_required");
    expect((await app.call(verifyPhoneEndpoint, { token: nobody.token, body: { otp } })).body.code).toBe(
      "phone_required",
    );
  });

  it("needs no proof where the operator has no gateway", async () => {
    const plain = await createTestApp();
    try {
      const { token } = await makeTeacher(plain.database.db);
      expect((await plain.call(readPhoneEndpoint, { token })).body.provable).toBe(false);
      expect((await plain.call(sendPhoneCodeEndpoint, { token })).status).toBe(404);
    } finally {
      await plain.close();
    }
  });
});
