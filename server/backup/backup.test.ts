/** A backup and its restore (R12.3): every row and file of one moment, or nothing. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { registerEndpoint } from "#contract/accounts.ts";
import { openFolder } from "#server/gateways/folder-store.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { createTestDatabase } from "#test/database.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { freshEmail, goodPassword } from "#test/people.ts";
import { jobsTable, listTables } from "./list-tables.ts";
import { filePath, manifestName, tablePath } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

let app: TestApp;
let home: string;
const photo = Buffer.from("a face");

beforeAll(async () => {
  app = await createTestApp();
  home = await mkdtemp(join(tmpdir(), "nukkad-backup-"));
});
afterAll(async () => {
  await app.close();
  await rm(home, { recursive: true, force: true });
});

const storeAt = (name: string) => openFolder(join(home, name));

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return use(client).finally(() => client.end());
}

/** Every row of every table of ours as text, sorted; jobs change by themselves. */
const readAll = (url: string) =>
  withClient(url, async (client) => {
    const seen: Record<string, string[]> = {};
    for (const { name } of (await listTables(client)).filter((table) => table.name !== jobsTable)) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
      seen[name] = rows.map(({ row }) => row);
    }
    return seen;
  });

async function makeCity(): Promise<string> {
  const teacher = await makeTeacher(app.database.db);
  await makeStudent(app.database.db, { name: "\u202eज़ोया\t\\N\n" });
  const key = `teacher-${teacher.id.replaceAll("-", "")}-0123456789abcdef.webp`;
  await (await storeAt("files")).put(key, photo, "image/webp");
  await app.database.pool.query("update teachers set photo_key = $1 where account_id = $2", [key, teacher.id]);
  await app.database.pool.query(
    "insert into notifications (account_id, kind) select id, 'request_received' from accounts, generate_series(1, 3)",
  );
  return key;
}

async function backUp(name: string) {
  const folder = join(home, name);
  return { folder, manifest: await writeBackup({ url: app.url, files: await storeAt("files"), folder }) };
}

async function emptyDatabase(): Promise<string> {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  return database.url;
}

test("R12.3 a restored backup is equal row by row, and files and sequences continue", async () => {
  const key = await makeCity();
  const email = freshEmail();
  await app.call(registerEndpoint, { body: { name: "Asha", email, password: goodPassword, role: "student" } });
  await app.mail(email, "verify_email");
  // The queue's own job, for which another database has no queue yet.
  await app.database.pool.query(
    `insert into pgboss.job (name, state) select name, 'created' from pgboss.queue where name like '\\_\\_pgboss%'`,
  );
  const { folder, manifest } = await backUp("one");
  expect(manifest.files.map((file) => file.key)).toEqual([key]);
  expect(manifest.missing).toEqual([]);
  const url = await emptyDatabase();
  const files = await storeAt("restored");
  await restoreBackup({ url, files, folder });
  const [before, after] = [await readAll(app.url), await readAll(url)];
  expect(after).toEqual(before);
  expect(before["public.accounts"]?.length).toBeGreaterThan(1);
  expect(await files.read(key)).toEqual(photo);
  const mails = await withClient(url, (client) =>
    client.query("select from pgboss.job where name = 'mail' and data::text like $1", [`%${email}%`]),
  );
  expect(mails.rowCount, "a mail that was promised").toBe(1);
  const next = await withClient(url, async (client) => {
    const { rows } = await client.query<{ sequence: string }>(
      "insert into notifications (account_id, kind) select id, 'request_received' from accounts limit 1 returning sequence",
    );
    // A rule runs again: the search text follows the name.
    await client.query("update accounts set name = 'Kamla Devi' where role = 'teacher'");
    const { rows: found } = await client.query("select 1 from teachers where search_text like '%kamla devi%'");
    return { sequence: Number(rows[0]?.sequence), found: found.length };
  });
  expect(next.sequence).toBeGreaterThan(3);
  expect(next.found).toBeGreaterThan(0);
});

test("R12.3 a backup made during writes holds one moment: no account without its profile", async () => {
  let going = true;
  const writing = (async () => {
    while (going) await app.database.db.transaction((tx) => makeStudent(tx));
  })();
  const { folder } = await backUp("busy").finally(() => {
    going = false;
  });
  await writing;
  const url = await emptyDatabase();
  await restoreBackup({ url, files: await storeAt("busy-files"), folder });
  const alone = await withClient(url, (client) =>
    client.query(
      "select from accounts a where role = 'student' and not exists (select from students where account_id = a.id)",
    ),
  );
  expect(alone.rowCount).toBe(0);
});

test("R12.3 nothing is overwritten: neither a folder nor a database with people", async () => {
  const { folder } = await backUp("two");
  await expect(backUp("two")).rejects.toThrow("nothing is overwritten");
  await expect(restoreBackup({ url: app.url, files: await storeAt("x"), folder })).rejects.toThrow(
    "nothing is overwritten",
  );
});

test("R12.3 a damaged or incomplete backup, or one of another version, is refused before anything is written", async () => {
  const { folder, manifest } = await backUp("three");
  const url = await emptyDatabase();
  const files = await storeAt("y");
  const restore = () => restoreBackup({ url, files, folder });
  const change = async (path: string, to: (text: string) => string) => {
    const original = await readFile(path);
    await writeFile(path, to(original.toString("latin1")), "latin1");
    await expect(restore()).rejects.toThrow(/nothing was restored|version/);
    await writeFile(path, original);
  };
  await change(tablePath(folder, "public.accounts"), (text) => text.replace("student", "teacher"));
  await change(filePath(folder, manifest.files[0]?.key ?? ""), () => "another face");
  await change(join(folder, manifestName), (text) => text.slice(0, 100));
  await change(join(folder, manifestName), (text) => text.replace(manifest.migrations.at(-1) ?? "", "0".repeat(64)));
  await rm(tablePath(folder, "public.teachers"));
  await expect(restore()).rejects.toThrow("nothing was restored");
  const { rowCount } = await withClient(url, (client) => client.query("select from accounts"));
  expect(rowCount).toBe(0);
});
