/** Connections of a serving process to PostgreSQL (R12.3). */
import { inspect } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { second } from "#contract/durations.ts";
import { createTestDatabase } from "#test/database.ts";
import { openPool } from "./connect.ts";

test("R12.3 the error of a connection that broke while idle holds neither its client nor the password", async () => {
  const { url, drop } = await createTestDatabase();
  const broken = Promise.withResolvers<Error>();
  const connecting = { name: "broken", connect: 30 * second, statement: 30 * second, max: 1 };
  const { pool } = openPool(url, { ...connecting, onError: broken.resolve });
  const { pool: other } = openPool(url, { ...connecting, onError: () => {} });
  onTestFinished(async () => {
    await Promise.all([pool.end(), other.end()]);
    await drop();
  });
  const { rows } = await pool.query<{ id: number }>("select pg_backend_pid() as id");
  await other.query("select pg_terminate_backend($1)", [rows[0]?.id]);
  const said = inspect(await broken.promise, { depth: 20 });
  expect(said).toContain("57P01");
  // By these somebody else could sign in to the database, or cancel what is asked there.
  expect(said).not.toMatch(/connectionParameters|secretKey|password/);
});
