/** Response times do not reveal whether an account exists (R7.13); `npm run bench -- login-timing` measures it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { forgotPasswordEndpoint, loginEndpoint, registerEndpoint, resendOtpEndpoint } from "#contract/accounts.ts";
import { reactivateEndpoint, resetPasswordEndpoint, verifyOtpEndpoint } from "#contract/proven-calls.ts";
import { answerTick } from "#server/accounts/answer-at-ticks.ts";
import { route } from "#server/http/endpoint.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { freshEmail } from "#test/people.ts";
import { answerAtTicks } from "./answer-at-ticks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function timeOf(work: () => unknown): Promise<number> {
  const began = performance.now();
  await Promise.resolve(work()).catch(() => {});
  return performance.now() - began;
}

test.each([
  forgotPasswordEndpoint,
  loginEndpoint,
  registerEndpoint,
  resendOtpEndpoint,
  reactivateEndpoint,
  resetPasswordEndpoint,
  verifyOtpEndpoint,
])("R7.13 an answer to an anonymous caller waits for its tick: $path", async (endpoint) => {
  const instantly = answerAtTicks({ endpoint, handle: () => ({}) });
  expect(await timeOf(() => instantly.handle({} as never))).toBeGreaterThanOrEqual(answerTick);
});

test("R7.13 a refusal waits like a success, and a signed-in caller does not wait", async () => {
  const refusing = answerAtTicks({ endpoint: loginEndpoint, handle: () => Promise.reject(new Error("refused")) });
  expect(await timeOf(() => refusing.handle({} as never))).toBeGreaterThanOrEqual(answerTick);
  const own = route({ ...loginEndpoint, access: "signed_in" }, () => Promise.reject(new Error("refused")));
  expect(answerAtTicks(own).handle).toBe(own.handle);
});

test("R7.13 over HTTP no answer to an anonymous caller comes before its tick", async () => {
  const body = { email: freshEmail(), role: "student" };
  const times = [];
  for (let call = 0; call < 5; call++) times.push(await timeOf(() => app.call(forgotPasswordEndpoint, { body })));
  expect(Math.min(...times)).toBeGreaterThanOrEqual(answerTick);
});
