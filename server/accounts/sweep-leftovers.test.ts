/** Expired rows are deleted by a job of their own, however many there are (R4.4, R7.6). */

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { day } from "#contract/durations.ts";
import { session } from "#contract/limits.ts";
import { sweep } from "#server/db/delete-in-batches.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { type Jobs, openJobs } from "#server/jobs/boss.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { freshEmail, makePerson } from "#test/people.ts";
import { sweepLeftovers } from "./sweep-leftovers.ts";

let app: TestApp;
let jobs: Jobs;

beforeAll(async () => {
  app = await createTestApp();
  jobs = await openJobs({ url: app.url, listener: app.listener, log: app.app.log });
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
});

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

test("R7.6 the hourly job removes sessions that ended, expired or were idle, and no other, also while nobody can be erased", async () => {
  const { db, pool } = app.database;
  const person = await makePerson(db);
  const stuck = await makePerson(db, { status: "deleted", statusChangedAt: ago(40 * day) });
  await pool.query(`create table keepsakes (account_id uuid references students on delete restrict);
    insert into keepsakes values ('${stuck.id}')`);
  const insert = (
    name: string,
    { used = 0, ends = day, revoked }: { used?: number; ends?: number; revoked?: number },
  ) =>
    pool.query(
      `insert into sessions (account_id, token_hash, user_agent, last_used_at, expires_at, revoked_at)
       values ($1, sha256(convert_to($2::text, 'UTF8')), $2, $3, $4, $5)`,
      [person.id, name, ago(used), ago(-ends), revoked === undefined ? null : ago(revoked)],
    );
  await insert("lapsed", { ends: -1000 });
  await insert("idle", { used: session.idle + 60_000 });
  await insert("revoked long ago", { revoked: day + 60_000 });
  await insert("revoked just now", { revoked: 60_000 });
  await insert("nearly idle", { used: session.idle - 60_000 });
  await jobs.send(db, "erase_accounts", {});
  await jobs.send(db, "sweep_accounts", {});
  const of = "select user_agent as name from sessions where account_id = $1 order by 1";
  await vi.waitFor(
    async () =>
      expect((await pool.query(of, [person.id])).rows.map(({ name }) => name)).toEqual([
        "nearly idle",
        "revoked just now",
        "test",
      ]),
    { timeout: 20_000, interval: 50 },
  );
});

test("rows are deleted in batches, each with its own time limit", async () => {
  const { pool } = app.database;
  await pool.query(
    `insert into rate_limits (key, points, expire) select 'old' || n, 1, 1000 from generate_series(1, $1) n`,
    [2 * sweep.batch + 1],
  );
  await pool.query(`
    create table sweeps (rows int, time_limit text);
    create function note_sweep() returns trigger language plpgsql as $$ begin
      insert into sweeps select count(*), current_setting('statement_timeout') from gone; return null; end $$;
    create trigger note_sweep after delete on rate_limits referencing old table as gone
      for each statement execute function note_sweep()`);
  await sweepLeftovers(pool);
  const { rows } = await pool.query("select * from sweeps order by rows desc");
  expect(rows.slice(0, 2)).toEqual(Array(2).fill({ rows: sweep.batch, time_limit: `${sweep.timeout / 60_000}min` }));
  expect((await pool.query("select 1 from rate_limits where expire = 1000")).rows).toEqual([]);
  // Other requests keep theirs.
  expect((await pool.query("show statement_timeout")).rows).toEqual([{ statement_timeout: "10s" }]);
});

test("R7.4 a failure in one table does not stop the others", async () => {
  const { pool } = app.database;
  await pool.query(`
    create function keep() returns trigger language plpgsql as $$ begin raise 'kept'; end $$;
    create trigger keep before delete on one_time_codes for each statement execute function keep()`);
  await pool.query("insert into rate_limits (key, points, expire) values ('late', 1, 1000)");
  await expect(sweepLeftovers(pool)).rejects.toThrow("kept");
  expect((await pool.query("select 1 from rate_limits where key = 'late'")).rows).toEqual([]);
  await pool.query("drop trigger keep on one_time_codes");
});

test("unverified registrations are deleted after thirty days; verified accounts stay", async () => {
  const { db, pool } = app.database;
  const [old, young] = [freshEmail("old"), freshEmail("young")];
  const month = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  await makePerson(db, { email: old, emailVerifiedAt: null, updatedAt: month });
  await makePerson(db, { email: young, emailVerifiedAt: null });
  const stays = await makePerson(db, { updatedAt: month });
  await sweepLeftovers(pool);
  const remaining = await db.select({ email: accounts.email }).from(accounts);
  expect(remaining.map(({ email }) => email)).toEqual(expect.arrayContaining([young, stays.email]));
  expect(remaining.map(({ email }) => email)).not.toContain(old);
});
