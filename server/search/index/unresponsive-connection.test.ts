/** No search waits for an index whose database connection is unresponsive (R12.3): the database answers it. */
import { expect, onTestFinished, test } from "vitest";
import { nearbyTeachersEndpoint } from "#contract/search.ts";
import { connectionLimits } from "#server/db/connection-limits.ts";
import { createTestApp } from "#test/app.ts";
import { createTestDatabase } from "#test/database.ts";
import { openDatabaseProxy } from "#test/database-line.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";

const never = 3_600_000;

test("R12.3 a search that the index would answer is answered by the database when the index connection is unresponsive", async () => {
  const database = await createTestDatabase();
  const connection = await openDatabaseProxy(database.url);
  const app = await createTestApp({
    url: database.url,
    settings: { SEARCH_INDEX: "yes", DATABASE_DIRECT_URL: connection.url },
    // The lost read never times out; a search waits a moment for it.
    connectionLimits: { ...connectionLimits, statement: never, indexRead: 1 },
  });
  onTestFinished(async () => {
    await app.close();
    await connection.close();
    await database.drop();
  });
  const indexIsReady = async () => (await app.app.inject("/readyz")).json().searchIndex.ready;
  await expect.poll(indexIsReady).toBe(true);
  const teacher = await makeTeacher(app.database.db);
  const student = await makeStudent(app.database.db);
  connection.silence();
  const found = await app.call(nearbyTeachersEndpoint, { token: student.token });
  expect([found.status, found.body.teachers?.map(({ id }) => id)]).toEqual([200, [teacher.id]]);
});
