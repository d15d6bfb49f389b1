/** A process clock may be hours off: the lifetime of codes and sessions follows the database's clock (R12.3). */

import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { loginEndpoint, registerEndpoint } from "#contract/accounts.ts";
import { hour } from "#contract/durations.ts";
import { otp, session } from "#contract/limits.ts";
import { readMeEndpoint } from "#contract/me.ts";
import { verifyOtpEndpoint } from "#contract/proven-calls.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { freshEmail, goodPassword as password } from "#test/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
afterEach(() => vi.useRealTimers());

/** Timers run as usual. */
function moveClock(hours: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * hour });
}

/** Milliseconds left for the newest row, by the database's clock. */
async function lifeLeft(table: "one_time_codes" | "sessions", email: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ left: number }>(
    `select (extract(epoch from max(expires_at) - now()) * 1000)::float8 as left from ${table}
     where account_id = (select id from accounts where email = $1)`,
    [email],
  );
  return rows[0]?.left ?? 0;
}

test.each([3, -3])("R12.3 R7.4 a process %i h off issues codes and sessions of the usual lifetime", async (hours) => {
  const email = freshEmail("clock");
  const role = "student" as const;
  moveClock(hours);
  await app.call(registerEndpoint, { body: { name: "Asha Rao", email, password, role } });
  const { params } = await app.mail(email, "verify_email");
  vi.useRealTimers();
  const left = await lifeLeft("one_time_codes", email);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(otp.life);
  expect((await app.call(verifyOtpEndpoint, { body: { email, role, otp: params.code } })).status).toBe(200);
  moveClock(hours);
  const { token } = (await app.call(loginEndpoint, { body: { email, role, password } })).body;
  vi.useRealTimers();
  expect(await lifeLeft("sessions", email)).toBeLessThanOrEqual(session.life);
  expect((await app.call(readMeEndpoint, { token })).status).toBe(200);
});
