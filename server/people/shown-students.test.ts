/** Limits of a fully verified teacher (R4.1): no scanning the city for students, no contacting all of them. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { relation as limits, studentsPerDay } from "#contract/limits.ts";
import * as calls from "#contract/relations.ts";
import { nearbyStudentsEndpoint } from "#contract/search.ts";
import { readStudentEndpoint } from "#contract/students.ts";
import { relations } from "#server/db/schema/relations.ts";
import { shownStudents, teachers } from "#server/db/schema/teachers.ts";
import { sweepVisitors } from "#server/teachers/sweep-visitors.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { delayWrites } from "#test/delay-writes.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";
import { type SeededStudent, seedStudents } from "#test/seed-people.ts";

const home = { longitude: 77.24, latitude: 28.57 };
const saket = { longitude: 77.2167, latitude: 28.5245 };
const times = (count: number) => Array.from({ length: count }, (_, nth) => nth);

const learner = (given: Partial<SeededStudent> = {}): SeededStudent => ({
  id: randomUUID(),
  name: "Aman Gill",
  ...home,
  grade: "10",
  subjects: ["mathematics"],
  preferred_days: [],
  preferred_distance: null,
  adult: true,
  ...given,
});

let app: TestApp;
let second: TestApp;
const near = times(studentsPerDay.shown + 30).map(() => learner());
const far = learner(saket);
beforeAll(async () => {
  app = await createTestApp();
  second = await createTestApp({ url: app.url });
  await seedStudents(app.database.pool, [...near, far]);
});
afterAll(async () => {
  await second.close();
  await app.close();
});

/** Alternates between two processes. */
const serverFor = (nth: number) => (nth % 2 === 0 ? app : second);

async function makeSearcher(range = 2): Promise<TestPerson> {
  const { db } = app.database;
  const teacher = await makeTeacher(db);
  await db
    .update(teachers)
    .set({ ...home, teachingRange: range })
    .where(eq(teachers.accountId, teacher.id));
  return teacher;
}

const find = ({ token }: TestPerson, query: Record<string, string> = {}, nth = 0) =>
  serverFor(nth).call(nearbyStudentsEndpoint, { token, query });
const pageOf = (teacher: TestPerson, page: number, nth = 0) => find(teacher, { page: String(page), limit: "50" }, nth);
const idsOf = ({ body }: Awaited<ReturnType<typeof find>>) => (body.students ?? []).map(({ id }) => id);
const see = ({ token }: TestPerson, id: string) => app.call(readStudentEndpoint, { token, params: { id } });
const offer = ({ token }: TestPerson, id: string, nth = 0) =>
  serverFor(nth).call(calls.contactStudentEndpoint, { token, params: { id }, body: {} });

describe("R4.1 a teacher's search for students", () => {
  it("stays around the own place and within the own range, whatever the parameters", async () => {
    const teacher = await makeSearcher();
    const { total } = (await find(teacher)).body;
    expect(total).toBe(near.length);
    const there = { latitude: String(saket.latitude), longitude: String(saket.longitude) };
    const elsewhere: Record<string, string>[] = [
      there,
      { ...there, distance: "100" },
      { distance: "100" },
      { latitude: "999" },
    ];
    for (const query of elsewhere) expect((await find(teacher, query)).body).toMatchObject({ total });
    expect((await find(await makeSearcher(20), { distance: "2" })).body).toMatchObject({ total });
    expect((await find(await makeSearcher(20))).body).toMatchObject({ total: near.length + 1 });
  });

  it("shows 100 different students a day; those are shown again, on the list and the page", async () => {
    const teacher = await makeSearcher();
    const pages = [await pageOf(teacher, 1), await pageOf(teacher, 2)];
    const seen = pages.flatMap(idsOf);
    expect(new Set(seen).size).toBe(studentsPerDay.shown);
    const beyond = await pageOf(teacher, 3);
    expect(beyond).toMatchObject({ status: 429, body: { code: "students_shown_limit" } });
    expect(beyond.body.retryAfter).toBeGreaterThan(0);
    expect(beyond.body.retryAfter).toBeLessThanOrEqual(24 * 60 * 60);
    expect(idsOf(await pageOf(teacher, 1))).toEqual(idsOf(pages[0] ?? beyond));
    expect((await see(teacher, seen[0] ?? "")).status).toBe(200);
    const unseen = near.find(({ id }) => !seen.includes(id))?.id ?? "";
    expect(await see(teacher, unseen)).toMatchObject({ status: 429, body: { code: "students_shown_limit" } });

    await app.database.db
      .update(shownStudents)
      .set({ day: sql`day - 1` })
      .where(eq(shownStudents.teacherId, teacher.id));
    expect(idsOf(await pageOf(teacher, 3))).toHaveLength(near.length - studentsPerDay.shown);
    expect((await see(teacher, unseen)).status).toBe(200);
    // Those shown yesterday count anew today: 30 have been shown, so of these hundred 70 are.
    const today = [...idsOf(await pageOf(teacher, 1)), ...idsOf(await pageOf(teacher, 2))];
    expect(today).toHaveLength(2 * studentsPerDay.shown - near.length);
  });

  it("counts pages of students with the lists, and fills a page with as many as are left", async () => {
    const teacher = await makeSearcher();
    for (const { id } of near.slice(-10)) expect((await see(teacher, id)).status).toBe(200);
    const pages = [await pageOf(teacher, 1), await pageOf(teacher, 2), await pageOf(teacher, 3)];
    const seen = new Set([...pages.flatMap(idsOf), ...near.slice(-10).map(({ id }) => id)]);
    expect(seen.size).toBe(studentsPerDay.shown);
  });

  it("shows no more with ten calls in parallel", async () => {
    const teacher = await makeSearcher();
    const free = await delayWrites(app.database.pool, "shown_students", 4);
    const requests = times(10).map((nth) => find(teacher, { page: String(nth + 1), limit: "13" }, nth));
    await free();
    expect(new Set((await Promise.all(requests)).flatMap(idsOf)).size).toBe(studentsPerDay.shown);
  });

  it("stores nothing of it after the day", async () => {
    const teacher = await makeSearcher();
    await find(teacher);
    await sweepVisitors(app.database.pool, new Date(Date.now() + 2 * 24 * 60 * 60 * 1000));
    expect(await app.database.db.$count(shownStudents)).toBe(0);
  });
});

describe("R4.1 a teacher's offers", () => {
  it("are ten a day, however many are sent in parallel", async () => {
    const teacher = await makeSearcher();
    const answers = await Promise.all(near.slice(0, 20).map(({ id }, nth) => offer(teacher, id, nth)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(studentsPerDay.asked);
    const refused = answers.filter(({ body }) => body.code === "students_asked_limit");
    expect(refused.map(({ status }) => status)).toEqual(times(10).map(() => 429));
    await app.database.db
      .update(relations)
      .set({ requestedAt: sql`requested_at - interval '1 day'` })
      .where(eq(relations.teacherId, teacher.id));
    expect((await offer(teacher, near[20]?.id ?? "")).status).toBe(201);
  });

  it("may be pending twenty at a time", async () => {
    const teacher = await makeSearcher();
    const { db } = app.database;
    const requests = near.slice(0, limits.pendingPerAsker).map(({ id }) => ({
      studentId: id,
      teacherId: teacher.id,
      askedBy: "teacher" as const,
      requestedAt: new Date(Date.now() - 2 * 24 * 60 * 60 * 1000),
      expiresAt: new Date(Date.now() + 1e9),
    }));
    await db.insert(relations).values(requests);
    expect(await offer(teacher, near[25]?.id ?? "")).toMatchObject({ status: 409, body: { code: "pending_limit" } });
  });
});

/** Rounds of requesting and withdrawing, each pair of calls concurrent with the next request. */
async function flood(person: TestPerson, other: TestPerson, rounds: number): Promise<void> {
  const { token } = person;
  const [contact, withdraw] =
    person.role === "student"
      ? [calls.contactTeacherEndpoint, calls.withdrawFromTeacherEndpoint]
      : [calls.contactStudentEndpoint, calls.withdrawFromStudentEndpoint];
  const request = (nth: number) => serverFor(nth).call(contact, { token, params: { id: other.id }, body: {} });
  let id = (await request(0)).body.id ?? "";
  for (const _ of times(rounds)) {
    const answers = await Promise.all([
      app.call(withdraw, { token, params: { id } }),
      ...times(6).map((nth) => request(nth)),
    ]);
    for (const { status, body } of answers.slice(1)) if (status === 201) id = body.id ?? "";
  }
}

describe("R4.1 requesting and withdrawing", () => {
  it.each(["teacher", "student"] as const)(
    "does not flood: a %s's request is notified and mailed once a week",
    async (role) => {
      const { db, pool } = app.database;
      const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
      const [requester, recipient] = role === "student" ? [student, teacher] : [teacher, student];
      await flood(requester, recipient, 5);
      const notified = async () =>
        (
          await pool.query<{ kind: string }>("select kind from notifications where account_id = $1 order by id", [
            recipient.id,
          ])
        ).rows.map(({ kind }) => kind);
      expect(await notified()).toEqual(["request_received", "request_withdrawn"]);
      expect((await app.mails(recipient.email)).map(({ kind }) => kind)).toEqual(["request_received"]);

      const again =
        role === "student"
          ? app.call(calls.contactTeacherEndpoint, { token: requester.token, params: { id: recipient.id }, body: {} })
          : offer(requester, recipient.id);
      const { status, body } = await again;
      expect([status, body.code]).toEqual([409, "ask_again_later"]);
      expect(body.retryAfter).toBeGreaterThan(6 * 24 * 60 * 60);
      await pool.query("update relations set answered_at = answered_at - interval '7 days' where teacher_id = $1", [
        teacher.id,
      ]);
      await flood(requester, recipient, 1);
      expect(await notified()).toHaveLength(4);
    },
  );
});
