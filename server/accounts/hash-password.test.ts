/** Hashes at production cost (R5.2), and overload. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { forgotPasswordEndpoint } from "#contract/accounts.ts";
import { resetPasswordEndpoint } from "#contract/proven-calls.ts";
import { createTestApp } from "#test/app.ts";
import { makePerson, secretOf } from "#test/people.ts";
import { checkPassword, hashPassword } from "./hash-password.ts";

vi.unmock("@node-rs/argon2");

test("R5.2 a password in another Unicode form is the same password", async () => {
  const hash = await hashPassword("Caf\u00e9 au lait, deux");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword(hash, "Cafe\u0301 au lait, deux")).toBe(true);
  expect(await checkPassword(null, "Cafe\u0301 au lait, deux")).toBe(false);
});

test("too many hashes at once are refused as overload, the others are done", async () => {
  const results = await Promise.allSettled(Array.from({ length: 70 }, () => checkPassword(null, "x")));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { code: "overloaded" } });
});

test("R7.4 resets that wait for their hash occupy no connection of the ten", async () => {
  const app = await createTestApp();
  const twin = await createTestApp({ url: app.url });
  const { db, pool } = app.database;
  const role = "student";
  const people = await Promise.all(Array.from({ length: 12 }, () => makePerson(db, { role })));
  const links = await Promise.all(
    people.map(async ({ email }) => {
      await app.call(forgotPasswordEndpoint, { body: { email, role } });
      return secretOf((await app.mail(email, "reset_password")).params.link);
    }),
  );
  // Two are hashed at a time: these are before the resets in the queue.
  let hashing = true;
  const before = Promise.all(Array.from({ length: 24 }, () => checkPassword(null, "x"))).then(() => {
    hashing = false;
  });
  const resets = links.map((link) => app.call(resetPasswordEndpoint, { body: { link, password: "Neem ka ped 42" } }));
  // The last statement of a redeemed code before its effect runs.
  const waiting = `select 1 from pg_stat_activity where datname = current_database()
    and state = 'idle in transaction' and query like 'update "one_time_codes"%'`;
  while (hashing) {
    expect((await twin.database.pool.query(waiting)).rows).toEqual([]);
    await sleep(10);
  }
  await before;
  expect((await Promise.all(resets)).map(({ status }) => status)).toEqual(people.map(() => 200));
  expect(pool.waitingCount).toBe(0);
  await twin.close();
  await app.close();
});
