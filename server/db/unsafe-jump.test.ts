/** Steps of the database that a running version would stumble over (R12.3): found by their words, and refused while somebody serves. */
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "#test/database.ts";
import { migrateDatabase } from "./migrate.ts";
import { findTaking, findUnsafeStep, readSteps, refuseUnsafeJump } from "./unsafe-jump.ts";

const folder = join(import.meta.dirname, "migrations");
const steps = readSteps(folder);

test.each([
  ['CREATE TABLE "a" ("b" text NOT NULL);', undefined],
  ['ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL;', undefined],
  ['ALTER TABLE "a" ADD COLUMN "b" text; -- not a drop column', undefined],
  ['DROP INDEX "a_by_b";', undefined],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', "a new column must be filled"],
  ['ALTER TABLE "a" DROP COLUMN "b";', "a column goes"],
  ['DROP TABLE "a" CASCADE;', "a table goes"],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', "something gets another name"],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;', "a column gets another type"],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', "a column must be filled"],
])("R12.3 what a step takes away: %s", (text, taking) => {
  expect(findTaking({ text })).toBe(taking);
});

test("R12.3 from here on every migration adds, or says since when nobody uses what it takes", () => {
  const taking = steps.filter((step) => findTaking(step) !== undefined && !/^-- after \S+$/m.test(step.text));
  // From before the first release.
  expect(taking.map(({ tag }) => tag)).toEqual(["0001_view_counters", "0007_office", "0008_video_titles"]);
});

test("R12.3 what nobody uses since a step that is there may go", () => {
  const added = { tag: "0001_added", text: 'ALTER TABLE "a" ADD COLUMN "c" text;' };
  const taken = { tag: "0002_taken", text: '-- after 0001_added\nALTER TABLE "a" DROP COLUMN "b";' };
  const house = { tag: "0000_house", text: "" };
  expect(findUnsafeStep([house, added, taken], 2)).toBeUndefined();
  expect(findUnsafeStep([house, added, taken], 1)?.tag).toBe("0002_taken");
});

test("R12.3 a jump that is not safe is refused in a sentence while somebody serves, and changes nothing", async () => {
  const copy = await createTestDatabase();
  const client = new pg.Client({ connectionString: copy.url, application_name: "some watch" });
  await client.connect();
  // As a database of the version before 0008 says of itself.
  const applied = readMigrationFiles({ migrationsFolder: folder }).slice(0, 8);
  await client.query("delete from drizzle.__drizzle_migrations where not (hash = any($1))", [
    applied.map(({ hash }) => hash),
  ]);
  const other = new pg.Client({ connectionString: copy.url, application_name: "nukkad" });
  await other.connect();
  await expect(migrateDatabase(copy.url)).rejects.toThrow(
    "The migration 0008_video_titles is not safe while the version before is running (a column goes)",
  );
  const { rows } = await client.query("select count(*)::int as count from drizzle.__drizzle_migrations");
  expect(rows).toEqual([{ count: 8 }]);
  await other.end();
  await expect
    .poll(() =>
      refuseUnsafeJump(client, steps, 8).then(
        () => "taken",
        () => "refused",
      ),
    )
    .toBe("taken");
  await client.end();
  await copy.drop();
});
