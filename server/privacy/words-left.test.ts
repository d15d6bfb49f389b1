/** Texts left after erasure (R4.4): searched in every column of every table, so that new columns are covered. */
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Jobs, openJobs } from "#server/jobs/boss.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { seedRows } from "#test/seed-rows.ts";
import { eraseAccounts } from "./erase-accounts.ts";

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

const columnsWithWords = `
  select c.table_name as table, c.column_name as column, c.udt_name as type
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    and c.udt_name in ('text', 'varchar', 'citext', '_text', 'jsonb')
  order by 1, 2`;
type Column = Record<"table" | "column" | "type", string>;

const word = "Zubeida";
/** Unique, for columns with a unique index. */
const wordOf = (type: string) => {
  const text = `'${word} ' || md5(ctid::text)`;
  if (type === "jsonb") return `jsonb_build_object('words', ${text})`;
  return type === "_text" ? `array[${text}]` : text;
};

/** Writes the marker into every row, where the database accepts text. Returns the tables without a row. */
async function plantWords(pool: pg.Pool, columns: Column[]): Promise<string[]> {
  const empty = new Set<string>();
  for (const { table, column, type } of columns)
    try {
      const { rowCount } = await pool.query(`update "${table}" set "${column}" = ${wordOf(type)}`);
      if (rowCount === 0) empty.add(table);
    } catch (error) {
      // Checks refuse codes and numbers, and some tables are append-only.
      if (!(error instanceof pg.DatabaseError) || !["23514", "23001"].includes(error.code ?? "")) throw error;
    }
  return [...empty];
}

/** In how many rows of which columns the marker is found. */
async function findWords(pool: pg.Pool, columns: Column[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { table, column } of columns) {
    const { rowCount } = await pool.query(`select from "${table}" where "${column}"::text like '%${word}%'`);
    if (rowCount) found[`${table}.${column}`] = rowCount;
  }
  return found;
}

/** Members write no text into these: codes, the office's own, and what is deleted within minutes. */
const notPlanted = [
  "audit_log",
  "class_book",
  "copied_logs",
  "demo_inbox",
  "indexnow_submissions",
  "intro_videos",
  "lesson_reminders",
  "oauth_states",
  "offered_addresses",
  "office_settings",
  "rate_limits",
  "search_days",
  "security_log",
];

/** Codes, undo snapshots, addresses of public pages, and what the next minute's job deletes. */
const left = [
  "indexnow_urls.url",
  "verdicts.act",
  "verdicts.before",
  "verdicts.rule",
  "verdicts.subject_kind",
  "wish_checks.before",
];

/** Shared rows: how many hold text of the teacher's. */
const ofTeacher = {
  "lessons.cancel_reason": 1,
  "lessons.homework": 2,
  "lessons.note": 1,
  "lessons.topic": 2,
  "relations.message": 1,
  "relations.response": 1,
  "reports.details": 1,
  "reviews.answer": 1,
};

test("R4.4 texts are erased with their author, whatever column they are in; the office's with them; the other side's stay", async () => {
  const { db, pool } = app.database;
  const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
  await seedRows(app.database, { student, teacher });
  const { rows: columns } = await pool.query<Column>(columnsWithWords);
  expect(await plantWords(pool, columns)).toEqual(notPlanted);
  const erase = async (id: string) => {
    await pool.query(
      "update accounts set status = 'deleted', status_changed_at = now() - interval '31 days' where id = $1",
      [id],
    );
    expect(await eraseAccounts({ db, jobs, log: app.app.log })).toEqual({ erased: 1, failed: 0 });
    return findWords(pool, columns);
  };
  const isOfBoth = ([name]: [string, number]) =>
    /^(lessons|relations|reports|reviews)\./.test(name) && !left.includes(name);
  expect(Object.fromEntries(Object.entries(await erase(student.id)).filter(isOfBoth))).toEqual(ofTeacher);
  expect(Object.keys(await erase(teacher.id))).toEqual(left);
});
