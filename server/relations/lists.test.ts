/** Lists stay small and cheap however long the history is (R7.12), and the jobs that maintain it. */
import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import { list } from "#contract/limits.ts";
import { studentNotificationKinds, teacherNotificationKinds } from "#contract/notifications.ts";
import * as calls from "#contract/relations.ts";
import { dayOf } from "#contract/time-zone.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { collectStatements, countStatements } from "#test/count-statements.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";
import { expireRequests } from "./expire-requests.ts";
import { labelSlowTeachers } from "./label-slow-teachers.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  collectStatements();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

/** Relations of one person with as many others, in all states, and a notification for each. */
async function insertRelations(person: TestPerson, count: number): Promise<void> {
  const { db, pool } = app.database;
  const other = person.role === "student" ? await makeTeacher(db) : await makeStudent(db);
  const [mine, theirs] = person.role === "student" ? ["student_id", "teacher_id"] : ["teacher_id", "student_id"];
  await pool.query(
    `with others as (
       insert into accounts (role, email, name, phone, email_verified_at)
       select a.role, gen_random_uuid() || '@example.test', a.name, a.phone, now()
       from accounts a, generate_series(1, $2::int) where a.id = $1 returning id
     ), profiles as (
       insert into ${other.role}s (account_id, subjects) select id, '{mathematics}' from others returning account_id
     )
     insert into relations (${mine}, ${theirs}, asked_by, status, message, expires_at, answered_at, activated_at)
     select $3, account_id, (array['student', 'teacher'])[1 + n % 2], (array['pending', 'accepted', 'declined', 'expired'])[1 + n / 2 % 4],
       'Hello there', now() + interval '14 days', now(), now()
     from (select account_id, row_number() over () as n from profiles) p`,
    [other.id, count, person.id],
  );
  await pool.query(
    `insert into notifications (account_id, kind, params)
     select $1, 'request_received', jsonb_build_object('relationId', id) from relations where $1 in (student_id, teacher_id)`,
    [person.id],
  );
}

const studentLists = [
  calls.requestedTeachersEndpoint,
  calls.myTeachersEndpoint,
  calls.teacherRequestsEndpoint,
  studentNotificationKinds.list,
  calls.relationCountsEndpoint,
];
const teacherLists = [
  calls.relationCountsEndpoint,
  calls.studentRequestsEndpoint,
  calls.requestedStudentsEndpoint,
  calls.myStudentsEndpoint,
  teacherNotificationKinds.list,
  calls.teacherStatisticsEndpoint,
];

/** Statements and bytes of each call of a dashboard. */
async function weigh(person: TestPerson) {
  const weights = [];
  for (const endpoint of person.role === "student" ? studentLists : teacherLists) {
    const headers = { authorization: `Bearer ${person.token}` };
    const { found, statements } = await countStatements(
      async () => await app.app.inject({ url: endpoint.path, headers }),
    );
    expect(found.statusCode).toBe(200);
    weights.push({ path: endpoint.path, bytes: found.body.length, statements });
  }
  return weights;
}

describe.each(["student", "teacher"] as const)("R7.12 a dashboard of a %s", (role) => {
  it("with 500 relations takes the statements of one with 20, and at most twice its bytes", async () => {
    const make = role === "student" ? makeStudent : makeTeacher;
    const [few, many] = [await make(app.database.db), await make(app.database.db)];
    await insertRelations(few, 20);
    await insertRelations(many, 500);
    const [light, heavy] = [await weigh(few), await weigh(many)];
    expect(heavy.map(({ path, statements }) => [path, statements])).toEqual(
      light.map(({ path, statements }) => [path, statements]),
    );
    // The session, and the list with its total.
    for (const { path, statements } of heavy) expect([path, statements]).toEqual([path, 2]);
    const sum = (weights: typeof heavy) => weights.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum(heavy)).toBeLessThan(2 * sum(light));
  });

  it("pages through all, once each, newest first, by status", async () => {
    const person = await (role === "student" ? makeStudent : makeTeacher)(app.database.db);
    await insertRelations(person, 100);
    const endpoint = role === "student" ? calls.requestedTeachersEndpoint : calls.studentRequestsEndpoint;
    const page = (number: number, query = {}) =>
      app.call(endpoint, { token: person.token, query: { page: String(number), limit: "15", ...query } });
    const pages = await Promise.all([1, 2, 3, 4, 5].map((number) => page(number)));
    expect(pages.map(({ body }) => body.length)).toEqual([15, 15, 15, 5, 0]);
    expect(pages.map(({ headers }) => headers["x-total-count"])).toEqual(Array(5).fill("50"));
    const ids = pages.flatMap(({ body }) => [...body].map(({ id }) => id));
    expect(new Set(ids).size).toBe(50);
    expect(ids).toEqual(ids.toSorted().reverse());
    const some = await page(1, { status: "declined,expired", limit: "50" });
    expect(new Set([...some.body].map(({ status }) => status))).toEqual(new Set(["declined", "expired"]));
    expect((await page(1, { status: "nonsense" })).status).toBe(400);
    expect([(await page(list.lastPage)).status, (await page(list.lastPage + 1)).status]).toEqual([200, 400]);
  });
});

test("R7.12 the counts of both sides are those of their lists, and follow every act", async () => {
  const { db } = app.database;
  const [student, teacher, offering] = [await makeStudent(db), await makeTeacher(db), await makeTeacher(db)];
  const countsOf = async ({ token }: TestPerson) => (await app.call(calls.relationCountsEndpoint, { token })).body;
  expect(await countsOf(student)).toEqual({ active: 0, received: 0, sent: 0 });
  const contacted = await app.call(calls.contactTeacherEndpoint, {
    token: student.token,
    params: { id: teacher.id },
    body: {},
  });
  await app.call(calls.contactStudentEndpoint, { token: offering.token, params: { id: student.id }, body: {} });
  expect(await countsOf(student)).toEqual({ active: 0, received: 1, sent: 1 });
  expect(await countsOf(teacher)).toEqual({ active: 0, received: 1, sent: 0 });
  expect(await countsOf(offering)).toEqual({ active: 0, received: 0, sent: 1 });
  const params = { id: contacted.body.id ?? "" };
  await app.call(calls.respondToStudentEndpoint, { token: teacher.token, params, body: { accept: true } });
  expect(await countsOf(student)).toEqual({ active: 1, received: 1, sent: 0 });
  expect(await countsOf(teacher)).toEqual({ active: 1, received: 0, sent: 0 });
  await app.call(calls.endWithTeacherEndpoint, { token: student.token, params });
  expect(await countsOf(student)).toEqual({ active: 0, received: 1, sent: 0 });
});

describe("R4.1 what time changes", () => {
  it("closes requests unanswered for 14 days and notifies the requester", async () => {
    const { db, pool } = app.database;
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    const { body } = await app.call(calls.contactTeacherEndpoint, {
      token: student.token,
      params: { id: teacher.id },
      body: {},
    });
    expect(new Date(body.expiresAt ?? 0).getTime() - new Date(body.requestDate ?? 0).getTime()).toBe(14 * 86_400_000);
    const jobs = { send: async () => null };
    const statusOf = async () => (await pool.query("select status from relations where id = $1", [body.id])).rows[0];
    await expireRequests({ db, jobs });
    expect(await statusOf()).toEqual({ status: "pending" });
    await pool.query("update relations set expires_at = now() where id = $1", [body.id]);
    const expired = await Promise.all([expireRequests({ db, jobs }), expireRequests({ db, jobs })]);
    expect(expired.toSorted()).toEqual([0, 1]);
    expect(await statusOf()).toEqual({ status: "expired" });
    const notifications = await app.call(studentNotificationKinds.list, {
      token: student.token,
      headers: { "accept-language": "en" },
    });
    expect(notifications.body.map(({ message }) => message)).toEqual([
      "\u2068Meera Nair\u2069 did not answer within 14 days, so your request has lapsed.",
    ]);
    const again = await app.call(calls.contactTeacherEndpoint, {
      token: student.token,
      params: { id: teacher.id },
      body: {},
    });
    expect(again.status).toBe(201);
  });

  it("labels a teacher with ten requests unanswered for a week, until they are answered", async () => {
    const { db, pool } = app.database;
    const teacher = await makeTeacher(db);
    await pool.query("delete from relations where status = 'pending'");
    const students = await Promise.all(Array.from({ length: 10 }, () => makeStudent(db)));
    for (const { token } of students)
      await app.call(calls.contactTeacherEndpoint, { token, params: { id: teacher.id }, body: {} });
    const age = (days: number) =>
      pool.query("update relations set requested_at = now() - $2 * interval '1 day' where teacher_id = $1", [
        teacher.id,
        days,
      ]);
    const label = async () => {
      await labelSlowTeachers(db);
      return (await app.call(calls.teacherStatisticsEndpoint, { token: teacher.token })).body.slowToAnswer;
    };
    await age(6.9);
    expect(await label()).toBe(false);
    await age(7.1);
    expect(await label()).toBe(true);
    expect(await labelSlowTeachers(db)).toBe(0);
    const { body } = await app.call(calls.studentRequestsEndpoint, { token: teacher.token });
    const first = body[0]?.id ?? "";
    await app.call(calls.respondToStudentEndpoint, {
      token: teacher.token,
      params: { id: first },
      body: { accept: false },
    });
    expect(await label()).toBe(false);
  });

  it("does not label a teacher slow for offers that students leave unanswered", async () => {
    const { db, pool } = app.database;
    const teacher = await makeTeacher(db);
    for (let nth = 0; nth < 10; nth++)
      await pool.query(
        `insert into relations (student_id, teacher_id, asked_by, requested_at, expires_at)
         values ($1, $2, 'teacher', now() - interval '8 days', now() + interval '6 days')`,
        [(await makeStudent(db)).id, teacher.id],
      );
    await labelSlowTeachers(db);
    const { body } = await app.call(calls.teacherStatisticsEndpoint, { token: teacher.token });
    expect(body.slowToAnswer).toBe(false);
  });

  it("R7.7 counts views per day, students, answers and answer time", async () => {
    const { db, pool } = app.database;
    const teacher = await makeTeacher(db);
    const empty = (await app.call(calls.teacherStatisticsEndpoint, { token: teacher.token })).body;
    expect(empty).toMatchObject({
      profileViews: { total: 0 },
      activeStudents: 0,
      acceptedRequests: 0,
      pendingRequests: 0,
      medianResponseMinutes: null,
    });
    expect(empty.profileViews?.days).toHaveLength(30);
    await pool.query(
      `insert into profile_view_days (teacher_id, day, views)
       select $1, $2::date - back, views from (values (0, 2), (29, 1), (30, 1)) as seen (back, views)`,
      [teacher.id, dayOf(new Date())],
    );
    for (const minutes of [10, 30, 600]) {
      const { token } = await makeStudent(db);
      const { body } = await app.call(calls.contactTeacherEndpoint, { token, params: { id: teacher.id }, body: {} });
      await pool.query("update relations set requested_at = now() - $2 * interval '1 minute' where id = $1", [
        body.id,
        minutes,
      ]);
      const accept = minutes !== 30;
      await app.call(calls.respondToStudentEndpoint, {
        token: teacher.token,
        params: { id: body.id ?? "" },
        body: { accept },
      });
    }
    const counted = (await app.call(calls.teacherStatisticsEndpoint, { token: teacher.token })).body;
    expect(counted).toMatchObject({
      profileViews: { total: 4 },
      activeStudents: 2,
      acceptedRequests: 2,
      medianResponseMinutes: 30,
    });
    const days = counted.profileViews?.days ?? [];
    expect([days[0]?.count, days.at(-1)?.count, days.reduce((sum, { count }) => sum + count, 0)]).toEqual([1, 2, 3]);
    expect(days.at(-1)?.date).toBe(dayOf(new Date()));
  });

  it("R7.7 computes the answer time from the last year only", async () => {
    const { db, pool } = app.database;
    const teacher = await makeTeacher(db);
    const answered = [
      { daysAgo: 367, minutes: 1000 },
      { daysAgo: 366, minutes: 2000 },
      { daysAgo: 364, minutes: 20 },
    ];
    for (const { daysAgo, minutes } of answered)
      await pool.query(
        `insert into relations (student_id, teacher_id, asked_by, status, requested_at, answered_at, expires_at)
         select $1, $2, 'student', 'declined', at - $4 * interval '1 minute', at, at
         from (select now() - $3 * interval '1 day' as at) answered`,
        [(await makeStudent(db)).id, teacher.id, daysAgo, minutes],
      );
    const { body } = await app.call(calls.teacherStatisticsEndpoint, { token: teacher.token });
    expect(body.medianResponseMinutes).toBe(20);
  });
});
