/** Migrations that would break a running older version (R12.3): found by their SQL, and refused while a process is serving. */
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "#test/database.ts";
import { findTaking, findUnsafeStep, readSteps, refuseUnsafeJump } from "./unsafe-jump.ts";

const steps = readSteps(join(import.meta.dirname, "migrations"));

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
])("R12.3 what a step removes: %s", (text, taking) => {
  expect(findTaking({ text })).toBe(taking);
});

test("R12.3 every migration only adds, or names since when no version uses what it removes", () => {
  const taking = steps.filter((step) => findTaking(step) !== undefined && !/^-- after \S+$/m.test(step.text));
  expect(taking.map(({ tag }) => tag)).toEqual([]);
});

test("R12.3 what no version has used since an applied step may be removed", () => {
  const added = { tag: "0001_added", text: 'ALTER TABLE "a" ADD COLUMN "c" text;' };
  const taken = { tag: "0002_taken", text: '-- after 0001_added\nALTER TABLE "a" DROP COLUMN "b";' };
  const first = { tag: "0000_first", text: "" };
  expect(findUnsafeStep([first, added, taken], 2)).toBeUndefined();
  expect(findUnsafeStep([first, added, taken], 1)?.tag).toBe("0002_taken");
});

test("R12.3 an unsafe jump is refused in one sentence while a process is serving", async () => {
  const copy = await createTestDatabase();
  const client = new pg.Client({ connectionString: copy.url, application_name: "some watch" });
  await client.connect();
  const other = new pg.Client({ connectionString: copy.url, application_name: "nukkad" });
  await other.connect();
  const withTaking = [...steps, { tag: "9000_takes", text: 'ALTER TABLE "students" DROP COLUMN "bio";' }];
  const jump = () => refuseUnsafeJump(client, withTaking, steps.length);
  await expect(jump()).rejects.toThrow(
    "The migration 9000_takes is not safe while the version before is running (a column goes)",
  );
  await other.end();
  await expect
    .poll(() =>
      jump().then(
        () => "taken",
        () => "refused",
      ),
    )
    .toBe("taken");
  await client.end();
  await copy.drop();
});
