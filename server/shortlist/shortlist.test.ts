/** The shortlist (R13.6) over HTTP: stored with the account, and the cards behind a link. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listedTeachersEndpoint, readShortlistEndpoint, saveShortlistEndpoint } from "#contract/shortlist.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { untilWaiting } from "#test/delay-writes.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const cardsOf = async (...ids: string[]) =>
  (await app.call(listedTeachersEndpoint, { query: { ids: ids.join(",") } })).body.map(({ id }) => id);

it("R13.6 stores ids in their order, thirty at most, and only those of teachers", async () => {
  const { db } = app.database;
  const [student, other] = [await makeStudent(db), await makeStudent(db)];
  const [one, two] = [await makeTeacher(db), await makeTeacher(db)];
  const { token } = student;
  expect((await app.call(readShortlistEndpoint, { token })).body).toEqual({ ids: [] });
  const ids = [two.id, other.id, one.id, two.id, randomUUID()];
  expect(await app.call(saveShortlistEndpoint, { token, body: { ids } })).toMatchObject({
    body: { ids: [two.id, one.id] },
  });
  expect((await app.call(readShortlistEndpoint, { token })).body).toEqual({ ids: [two.id, one.id] });
  expect((await app.call(readShortlistEndpoint, { token: other.token })).body).toEqual({ ids: [] });
  const many = Array.from({ length: 31 }, () => randomUUID());
  for (const wrong of [many, ["x"], "x"])
    expect(await app.call(saveShortlistEndpoint, { token, body: { ids: wrong } })).toMatchObject({ status: 400 });
  await app.call(saveShortlistEndpoint, { token, body: { ids: [one.id] } });
  expect((await app.call(readShortlistEndpoint, { token })).body).toEqual({ ids: [one.id] });
});

it("R13.6 saved by two devices at once is the list of one of them, never a mix", async () => {
  const { db, pool } = app.database;
  const { token } = await makeStudent(db);
  const lists = [[(await makeTeacher(db)).id], [(await makeTeacher(db)).id]];
  const holder = await pool.connect();
  // Inserting needs the account's lock: both saves have begun before either is done.
  await holder.query("begin");
  await holder.query("select from accounts where id = any($1) for update", [lists.flat()]);
  const saves = lists.map((ids) => app.call(saveShortlistEndpoint, { token, body: { ids } }));
  try {
    await untilWaiting(pool, 2);
  } finally {
    await holder.query("rollback");
    holder.release();
  }
  const answers = await Promise.all(saves);
  expect(answers).toMatchObject(lists.map((ids) => ({ status: 200, body: { ids } })));
  expect(lists).toContainEqual((await app.call(readShortlistEndpoint, { token })).body.ids);
});

it("R13.6 shows the cards of those who can be found, in the order of the link, and leaves out the others", async () => {
  const { db, pool } = app.database;
  const [one, two, deleted] = [await makeTeacher(db), await makeTeacher(db), await makeTeacher(db)];
  await pool.query("update accounts set status = 'deactivated' where id = $1", [deleted.id]);
  expect(await cardsOf(two.id, deleted.id, "no-id", one.id.toUpperCase(), randomUUID())).toEqual([two.id, one.id]);
  expect(await cardsOf()).toEqual([]);
  const [card] = (await app.call(listedTeachersEndpoint, { query: { ids: one.id } })).body;
  expect(card).toMatchObject({ id: one.id, subjects: expect.any(Array), fee: expect.any(Object) });
  for (const key of ["distance", "bearing", "phone", "email"]) expect(card).not.toHaveProperty(key);
});
