/** Blocks (R10.3), over HTTP: a blocked person neither finds, sees nor asks the other, and is not notified. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportDataEndpoint } from "#contract/accounts.ts";
import { safety as limits } from "#contract/limits.ts";
import { studentNotificationKinds, teacherNotificationKinds } from "#contract/notifications.ts";
import * as asking from "#contract/relations.ts";
import { teacherReviewsEndpoint } from "#contract/reviews.ts";
import * as calls from "#contract/safety.ts";
import {
  nearbyStudentsEndpoint,
  nearbyTeachersEndpoint,
  similarTeachersEndpoint,
  teacherMapEndpoint,
} from "#contract/search.ts";
import { readStudentEndpoint } from "#contract/students.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { blocks, relations } from "#server/db/schema/relations.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Pair = { student: TestPerson; teacher: TestPerson };

const makePair = async (): Promise<Pair> => {
  const { db } = app.database;
  return { student: await makeStudent(db), teacher: await makeTeacher(db) };
};
const block = ({ token }: TestPerson, { id }: { id: string }) =>
  app.call(calls.blockPersonEndpoint, { token, body: { accountId: id } });
const unblock = ({ token }: TestPerson, { id }: { id: string }) =>
  app.call(calls.unblockPersonEndpoint, { token, params: { accountId: id } });
const listOf = ({ token }: TestPerson) => app.call(calls.listBlocksEndpoint, { token });
const toldTo = async ({ token, role }: TestPerson) =>
  (await app.call(role === "teacher" ? teacherNotificationKinds.list : studentNotificationKinds.list, { token })).body;

const around = { latitude: "28.57", longitude: "77.24", limit: "50" };

/** Checks every call by which one may see the other. */
async function meetings({ student, teacher }: Pair) {
  const other = await makeTeacher(app.database.db);
  const [find, map, beside, page, reviews, ask] = await Promise.all([
    app.call(nearbyTeachersEndpoint, { token: student.token, query: around }),
    app.call(teacherMapEndpoint, { token: student.token, query: around }),
    app.call(similarTeachersEndpoint, { token: student.token, params: { id: other.id } }),
    app.call(readTeacherEndpoint, { token: student.token, params: { id: teacher.id } }),
    app.call(teacherReviewsEndpoint, { token: student.token, params: { id: teacher.id } }),
    app.call(similarTeachersEndpoint, { token: student.token, params: { id: teacher.id } }),
  ]);
  const students = await app.call(nearbyStudentsEndpoint, { token: teacher.token, query: { limit: "50" } });
  const child = await app.call(readStudentEndpoint, { token: teacher.token, params: { id: student.id } });
  return {
    found: find.body.teachers?.some(({ id }) => id === teacher.id),
    onMap: map.body.zones?.reduce((sum, { count }) => sum + count, 0) === find.body.total,
    beside: beside.body.some(({ id }) => id === teacher.id),
    page: page.status,
    reviews: reviews.status,
    similar: ask.status,
    childFound: students.body.students?.some(({ id }) => id === student.id),
    child: child.status,
  };
}

const together = {
  found: true,
  onMap: true,
  beside: true,
  page: 200,
  reviews: 200,
  similar: 200,
  childFound: true,
  child: 200,
};
const apart = {
  found: false,
  onMap: true,
  beside: false,
  page: 404,
  reviews: 404,
  similar: 404,
  childFound: false,
  child: 404,
};

describe.each(["student", "teacher"] as const)("R10.3 a %s blocks", (role) => {
  const sidesOf = (pair: Pair) =>
    role === "student" ? ([pair.student, pair.teacher] as const) : ([pair.teacher, pair.student] as const);

  it("and neither finds, sees nor asks the other, until it is lifted", async () => {
    const pair = await makePair();
    const [me, other] = sidesOf(pair);
    expect(await meetings(pair)).toEqual({ ...together, beside: expect.any(Boolean) });
    expect((await block(me, other)).status).toBe(201);
    expect(await meetings(pair)).toEqual(apart);
    const { student, teacher } = pair;
    const ask = { token: student.token, params: { id: teacher.id }, body: {} };
    expect((await app.call(asking.contactTeacherEndpoint, ask)).status).toBe(404);
    const offer = { token: teacher.token, params: { id: student.id }, body: {} };
    expect((await app.call(asking.contactStudentEndpoint, offer)).status).toBe(404);
    expect((await unblock(me, other)).status).toBe(204);
    expect(await meetings(pair)).toEqual({ ...together, beside: expect.any(Boolean) });
    expect((await app.call(asking.contactTeacherEndpoint, ask)).status).toBe(201);
  });

  it.each(["student", "teacher"] as const)("while a request of the %s waits: it closes by the table", async (asker) => {
    const pair = await makePair();
    const [me, other] = sidesOf(pair);
    const { student, teacher } = pair;
    const asked =
      asker === "student"
        ? await app.call(asking.contactTeacherEndpoint, { token: student.token, params: { id: teacher.id }, body: {} })
        : await app.call(asking.contactStudentEndpoint, { token: teacher.token, params: { id: student.id }, body: {} });
    expect(asked.status).toBe(201);
    await block(me, other);
    const [relation] = await app.database.db
      .select()
      .from(relations)
      .where(eq(relations.id, asked.body.id ?? ""));
    const mine = asker === role;
    expect(relation?.status).toBe(mine ? "withdrawn" : "declined");
    const notified = (await toldTo(other)).map(({ type }) => type).filter((type) => type !== "request_received");
    expect(notified).toEqual([mine ? "request_withdrawn" : "request_declined"]);
  });

  it("while the relation is active: it ends, phone and name are gone, and nothing mentions a block", async () => {
    const pair = await makePair();
    const [me, other] = sidesOf(pair);
    await relate(app.database.db, pair.student.id, pair.teacher.id, "accepted");
    await block(me, other);
    const list = role === "student" ? asking.myStudentsEndpoint : asking.myTeachersEndpoint;
    const { body } = await app.call(list, { token: other.token, query: { status: "ended" } });
    expect(body).toMatchObject([{ status: "ended" }]);
    const seen = JSON.stringify([
      body,
      await toldTo(other),
      await app.mails(other.email),
      (await app.call(exportDataEndpoint, { token: other.token })).body.blocks,
      (await listOf(other)).body,
    ]);
    for (const trace of [/block/i, me.email, "+91981100000"]) expect(seen).not.toMatch(trace);
    if (role === "teacher") expect(body).toMatchObject([{ teacher: { listed: false } }]);
    expect((await toldTo(other)).map(({ type }) => type)).toEqual(["relation_ended"]);
  });

  it("and lists whom, a child by the initial alone", async () => {
    const pair = await makePair();
    const [me, other] = sidesOf(pair);
    const made = await block(me, other);
    const shown = {
      accountId: other.id,
      role: other.role,
      name: role === "student" ? other.name : null,
      initial: other.name[0],
    };
    expect(made.body).toMatchObject(shown);
    const listed = await listOf(me);
    expect([listed.headers["x-total-count"], listed.body]).toEqual(["1", [made.body]]);
    expect((await listOf(other)).body).toEqual([]);
    // The other side cannot lift it.
    await unblock(other, me);
    expect((await listOf(me)).body).toHaveLength(1);
  });
});

describe("R10.3 a block is refused", () => {
  it("of oneself, of an admin, of one's own role, of a missing account, and of a student one has never seen", async () => {
    const { db } = app.database;
    const { student, teacher } = await makePair();
    expect((await block(student, student)).status).toBe(400);
    const admin = await makePerson(db, { role: "admin" });
    const stranger = await makePerson(db);
    const nobody = { id: "0198a0de-0000-7000-8000-000000000000" };
    for (const other of [admin, await makeStudent(db), nobody]) expect((await block(student, other)).status).toBe(404);
    for (const other of [admin, await makeTeacher(db), nobody, stranger])
      expect((await block(teacher, other)).status).toBe(404);
    expect((await app.call(calls.blockPersonEndpoint, { token: student.token, body: {} })).status).toBe(400);
    expect((await unblock(student, nobody)).status).toBe(204);
    expect(await db.$count(blocks, eq(blocks.blockedId, admin.id))).toBe(0);
  });

  it("beyond the limit of one person", async () => {
    const { db, pool } = app.database;
    const { student, teacher } = await makePair();
    const { rows } = await pool.query<{ id: string }>(
      `insert into accounts (email, name, role) select 'kept' || n || '@example.test', 'Kept', 'teacher'
       from generate_series(1, $1) n returning id`,
      [limits.blocks],
    );
    await db.insert(blocks).values(rows.map(({ id }) => ({ blockerId: student.id, blockedId: id })));
    const { status, body } = await block(student, teacher);
    expect([status, body.code]).toEqual([409, "blocks_limit"]);
    expect((await listOf(student)).body).toHaveLength(20);
  });
});

describe("R10.3 at once", () => {
  it("ten blocks are one, and notify the other once", async () => {
    const { student, teacher } = await makePair();
    await relate(app.database.db, student.id, teacher.id, "accepted");
    const answers = await Promise.all(Array.from({ length: 10 }, () => block(student, teacher)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.blockedAt}`)).size).toBe(1);
    expect(await toldTo(teacher)).toHaveLength(1);
  });

  it("a block and a request, an answer, a block of the other: nothing stays open", async () => {
    const { db } = app.database;
    for (let round = 0; round < 8; round++) {
      const { student, teacher } = await makePair();
      const id = round % 2 === 0 ? null : await relate(db, student.id, teacher.id, "pending");
      const act =
        id === null
          ? app.call(asking.contactTeacherEndpoint, { token: student.token, params: { id: teacher.id }, body: {} })
          : app.call(asking.respondToStudentEndpoint, { token: teacher.token, params: { id }, body: { accept: true } });
      const [, mine, theirs] = await Promise.all([act, block(student, teacher), block(teacher, student)]);
      expect(mine.status).toBe(201);
      // Before the request exists, the teacher has never seen this student.
      expect(id === null ? [201, 404] : [201]).toContain(theirs.status);
      const rows = await db.select().from(relations).where(eq(relations.studentId, student.id));
      for (const { status } of rows) expect(["pending", "accepted"]).not.toContain(status);
    }
  });
});
