/** What the database announces about public pages: ids, and only when something shown has changed (decision 50). */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { sayMet } from "#test/relations.ts";
import { type Database, openDatabase } from "./client.ts";

let copy: TestDatabase;
let database: Database;
let listener: pg.Client;
const heard: string[] = [];

beforeAll(async () => {
  copy = await createTestDatabase();
  database = openDatabase(copy.url);
  listener = new pg.Client(copy.url);
  await listener.connect();
  listener.on("notification", ({ payload = "" }) => heard.push(payload));
  await listener.query("listen pages");
});

afterAll(async () => {
  await listener.end();
  await database.close();
  await copy.drop();
});

/** What a statement announces: all payloads between two markers. */
async function announcedBy(statement: string, values: unknown[] = []): Promise<string[]> {
  const [begin, end] = [randomUUID(), randomUUID()];
  const say = (word: string) => database.pool.query("select pg_notify('pages', $1)", [word]);
  await say(begin);
  await database.pool.query(statement, values);
  await say(end);
  await vi.waitFor(() => expect(heard).toContain(end), { timeout: 20_000 });
  return heard.slice(heard.indexOf(begin) + 1, heard.indexOf(end)).toSorted();
}

const updateTeacher = (id: string, set: string) =>
  announcedBy(`update teachers set ${set} where account_id = $1`, [id]);
const updateAccount = (id: string, set: string) => announcedBy(`update accounts set ${set} where id = $1`, [id]);

test("R2.1 a change of a listed teacher is announced by id, wherever the teacher is shown", async () => {
  const { id } = await makeTeacher(database.db);
  for (const set of [
    "bio = 'New words'",
    "fee_hourly = 400",
    "rating = 4.5, review_count = 2",
    "verified_at = now()",
    "slow_to_answer = true",
    "public_cell = '883da11419fffff', public_longitude = 77.1, public_latitude = 28.7",
    "photo_key = 'teacher-1.webp'",
  ])
    expect(await updateTeacher(id, set), set).toEqual([`stale card ${id}`]);
  // The verified identity had the other name, and the page says which documents were checked.
  expect(await updateAccount(id, "name = upper(name)")).toEqual([`stale card ${id}`, `stale page ${id}`]);
});

test("R2.1 what nobody sees is not announced: another point in the cell, a version, the same value, a new or unlisted profile", async () => {
  const { id } = await makeTeacher(database.db);
  for (const set of [
    "longitude = 77.2401, latitude = 28.5701, located_at = now(), location_is_manual = true, address = '{}'",
    "version = version + 1, updated_at = now()",
    "public_cell_changed_at = now()",
    "away_cell = '883da11419fffff', away_days = 2, away_on = now()::date, earlier_cells = '{883da11463fffff}'",
    "bio = bio, listed = listed",
  ])
    expect(await updateTeacher(id, set), set).toEqual([]);
  expect(await updateAccount(id, "phone = '+919811000009', language = 'hi'")).toEqual([]);
  expect(await announcedBy("update teachers set bio = 'x' where false")).toEqual([]);

  const account = "insert into accounts (role, email, name) values ('teacher', $1, 'New') returning id";
  const fresh = (await database.pool.query(account, [`${randomUUID()}@demo.test`])).rows[0].id;
  expect(await announcedBy("insert into teachers (account_id) values ($1)", [fresh])).toEqual([]);
  expect(await updateTeacher(fresh, "bio = 'Not listed yet', photo_key = 'teacher-2.webp'")).toEqual([]);
  expect(await updateAccount(fresh, "name = 'Other'")).toEqual([]);
  expect(await announcedBy("delete from accounts where id = $1", [fresh])).toEqual([]);
});

test("R4.4 a teacher who leaves, is suspended, removes the photo or is erased is purged; one who comes back makes lists stale", async () => {
  const { id } = await makeTeacher(database.db);
  for (const set of ["status = 'deactivated'", "status = 'deleted'", "suspended_at = now()"]) {
    expect(await updateAccount(id, set), set).toEqual([`purge card ${id}`]);
    expect(await updateAccount(id, "status = 'active', suspended_at = null"), set).toEqual([`stale card ${id}`]);
  }
  await updateTeacher(id, "photo_key = 'teacher-3.webp'");
  expect(await updateTeacher(id, "photo_key = 'teacher-4.webp'")).toEqual([`purge card ${id}`]);
  expect(await updateTeacher(id, "photo_key = null")).toEqual([`purge card ${id}`]);
  expect(await announcedBy("delete from teachers where account_id = $1", [id])).toEqual([`purge card ${id}`]);
});

test("R2.1 slots, checked documents and reviews make the teacher's own page stale; a hidden or emptied review purges it", async () => {
  const { id } = await makeTeacher(database.db);
  const student = await makeStudent(database.db);
  const slot =
    "insert into availability_slots (teacher_id, day, start_time, end_time) values ($1, 'monday', '16:00', '17:00')";
  expect(await announcedBy(slot, [id])).toEqual([`stale card ${id}`, `stale page ${id}`]);
  expect(await announcedBy("update availability_slots set end_time = '18:00' where teacher_id = $1", [id])).toEqual([
    `stale page ${id}`,
  ]);

  const paper = `insert into documents (teacher_id, name, type, file_key, media_type, size, sha256)
    values ($1, 'Degree', 'qualification', $2, 'application/pdf', 1, '\\x00')`;
  expect(await announcedBy(paper, [id, randomUUID()])).toEqual([]);
  expect(await announcedBy("update documents set verified_at = now() where teacher_id = $1", [id])).toEqual([
    `stale card ${id}`,
    `stale page ${id}`,
  ]);

  const relation = `insert into relations (student_id, teacher_id, asked_by, status, activated_at, expires_at)
    values ($1, $2, 'student', 'accepted', now(), now()) returning id`;
  const relationId = (await database.pool.query(relation, [student.id, id])).rows[0].id;
  await sayMet(database.db, relationId, student.id);
  const review = `insert into reviews (relation_id, student_id, teacher_id, stars, text) values ($1, $2, $3, 5, 'Kind')`;
  expect(await announcedBy(review, [relationId, student.id, id])).toEqual([`stale card ${id}`, `stale page ${id}`]);
  const change = (set: string) => announcedBy(`update reviews set ${set} where teacher_id = $1`, [id]);
  expect(await change("updated_at = now()")).toEqual([]);
  expect(await change("text = 'Very kind'")).toEqual([`stale page ${id}`]);
  expect(await updateAccount(student.id, "name = ''")).toEqual([]);
  expect(await change("text = null")).toEqual([`purge page ${id}`]);
  expect(await change("hidden_at = now()")).toEqual([`purge page ${id}`, `stale card ${id}`]);
});

test("R2.1 an answered request and the first visit of a week make the teacher's own page stale", async () => {
  const { id } = await makeTeacher(database.db);
  const student = await makeStudent(database.db);
  const ask = `insert into relations (student_id, teacher_id, asked_by, expires_at) values ($1, $2, 'student', now())`;
  expect(await announcedBy(ask, [student.id, id])).toEqual([]);
  const answer = "update relations set status = 'declined', answered_at = now() where teacher_id = $1";
  expect(await announcedBy(answer, [id])).toEqual([`stale page ${id}`]);

  const use = (moment: string) =>
    announcedBy(`update sessions set last_used_at = ${moment} where account_id = $1`, [id]);
  await use("now() - interval '8 days'");
  expect(await use("now()")).toEqual([`stale page ${id}`]);
  expect(await use("now()")).toEqual([]);
  const enter = "insert into sign_ins (account_id, way, user_agent, network) values ($1, 'password', 'x', 'y')";
  expect(await announcedBy(enter, [id])).toEqual([`stale page ${id}`]);
  expect(await announcedBy(enter, [student.id])).toEqual([]);
});

test("R2.1 many changes at once are announced as all", async () => {
  for (let nth = 0; nth < 51; nth++) await makeTeacher(database.db);
  expect(await announcedBy("update teachers set bio = 'Everyone'")).toEqual(["stale card all"]);
});
