/** Query plans for claims and fees at volume (R11.1): every page of the lists and the table of a month uses an index. */
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { claimStatuses, feeStates } from "#contract/guarantee-states.ts";
import { monthOf } from "#contract/time-zone.ts";
import { type Database, openDatabase, type Tx } from "#server/db/client.ts";
import { createTestDatabase } from "#test/database.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { listOfficeClaims } from "./list-claims.ts";
import { listFees, listFeesOfMonth } from "./list-fees.ts";

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { max: 2 });
  const { db, pool } = database;
  const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
  await pool.query(
    `insert into relations (student_id, teacher_id, asked_by, status, expires_at, activated_at, ended_at)
     select $1, $2, 'student', 'ended', now(), now(), now() from generate_series(1, 20000)`,
    [student.id, teacher.id],
  );
  await pool.query(
    `insert into fee_entries (relation_id, amount, currency, state, created_at)
     select id, 1, 'INR', ($1::text[])[1 + n % 4], now() - n * interval '1 hour'
     from (select id, row_number() over () as n from relations) r`,
    [feeStates],
  );
  // This test does not cover the queue.
  await pool.query("alter table guarantee_claims disable trigger user");
  await pool.query(
    `insert into guarantee_claims (relation_id, kind, reason, status, created_at)
     select id, 'refund', 'x', ($1::text[])[1 + n % 3], now() - n * interval '1 hour'
     from (select id, row_number() over () as n from relations) r`,
    [claimStatuses],
  );
  await pool.query("analyze relations, fee_entries, guarantee_claims, accounts, queue_items");
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

/** The query plan of each statement. */
async function plansOf(ask: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const plans: string[] = [];
  const execute = async (statement: SQL) => {
    const { rows } = await database.db.execute(sql`explain (format json) ${statement}`);
    plans.push(JSON.stringify(rows));
    return { rows: [] };
  };
  await ask({ execute } as never);
  return plans;
}

const scanned = /"Seq Scan".{0,200}?"Relation Name":"(fee_entries|guarantee_claims|relations)"/;

it("R11.1 a page of claims or fees scans no whole table, however many rows there are", async () => {
  const paging = { page: 3, limit: 20 };
  for (const state of claimStatuses) {
    const plans = await plansOf((tx) => listOfficeClaims(tx, { state, paging }));
    expect(plans).toHaveLength(2);
    expect([state, scanned.exec(plans.join())]).toEqual([state, null]);
  }
  for (const state of feeStates) {
    const plans = await plansOf((tx) => listFees(tx, { state, paging }));
    expect(plans).toHaveLength(2);
    expect([state, scanned.exec(plans.join())]).toEqual([state, null]);
  }
  const [month] = await plansOf((tx) => listFeesOfMonth(tx, monthOf(new Date())));
  expect(month).toMatch(/fee_entries_by_day/);
});
