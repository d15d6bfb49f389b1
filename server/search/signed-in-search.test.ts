import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { nearbyStudentsEndpoint, nearbyTeachersEndpoint } from "#contract/search.ts";
import { verifyIdentity } from "#test/members.ts";
import { type OpenSearch, openSearch } from "#test/open-search.ts";
import { type SeededStudent, seedStudents, seedTeacher, seedTeachers } from "#test/seed-people.ts";

const rohini = { longitude: 77.115, latitude: 28.7015 };
const saket = { longitude: 77.2167, latitude: 28.5245 };

const learner = (name: string, given: Partial<SeededStudent> = {}): SeededStudent => ({
  id: randomUUID(),
  name,
  ...rohini,
  grade: "10",
  subjects: ["mathematics"],
  preferred_days: ["monday", "friday"],
  preferred_distance: null,
  adult: true,
  ...given,
});

describe.each([
  { engine: "by the database", inMemory: false },
  { engine: "from memory", inMemory: true },
])("R7.11 R7.7 search of signed-in people $engine", ({ inMemory }) => {
  let search: OpenSearch;
  const student = learner("Zara Qureshi");
  const near = seedTeacher({ id: randomUUID(), name: "Near", ...rohini, days: ["monday", "tuesday"] });
  const requested = seedTeacher({ id: randomUUID(), name: "Asked", ...rohini, latitude: 28.72, rating: 4 });
  const active = seedTeacher({ id: randomUUID(), name: "Active", ...rohini, latitude: 28.73 });
  const declined = seedTeacher({ id: randomUUID(), name: "Declined", ...rohini, latitude: 28.74 });
  const far = seedTeacher({ id: randomUUID(), name: "Far", ...saket });

  beforeAll(async () => {
    search = await openSearch({ inMemory });
    if (inMemory) await vi.waitFor(() => expect(search.index?.status().ready).toBe(true), { timeout: 20_000 });
    const { pool } = search.database;
    await seedTeachers(pool, [near, requested, active, declined, far]);
    await seedStudents(pool, [student]);
    await verifyIdentity(search.database.db, near.id);
    await pool.query(
      `insert into relations (student_id, teacher_id, asked_by, status, expires_at, activated_at)
       select $1, teacher, 'student', status, now() + interval '14 days', case status when 'accepted' then now() end
       from unnest($2::uuid[], array['pending', 'accepted', 'declined']) as r (teacher, status)`,
      [student.id, [requested.id, active.id, declined.id]],
    );
  });
  afterAll(() => search.close());

  const find = (query = {}) => search.call(nearbyTeachersEndpoint, query, student.id);

  it("begins at the profile's place and says how the student stands with each teacher", async () => {
    const { teachers, total } = await find();
    expect(total).toBe(4);
    expect(teachers.map(({ name, relationStatus }) => [name, relationStatus])).toEqual([
      ["Near", null],
      ["Asked", "pending"],
      ["Active", "active"],
      ["Declined", null],
    ]);
    expect(teachers.map(({ relationId }) => relationId === null)).toEqual([true, false, false, true]);
  });

  it("uses the requested place", async () => {
    expect((await find(saket)).teachers.map(({ name }) => name)).toEqual(["Far"]);
  });

  it("gives the reasons from the profile, unless days or subjects are requested", async () => {
    const why = async (query: object) => (await find(query)).teachers[0]?.why;
    expect(await why({})).toMatchObject({ sharedDays: ["monday"], subject: "mathematics" });
    expect(await why({ days: "tuesday" })).toMatchObject({ sharedDays: ["tuesday"] });
  });

  it("R10.3 does not show people to each other after one has blocked the other", async () => {
    const { pool } = search.database;
    await pool.query("insert into blocks (blocker_id, blocked_id) values ($1, $2), ($3, $1)", [
      student.id,
      near.id,
      declined.id,
    ]);
    expect((await find()).teachers.map(({ name }) => name)).toEqual(["Asked", "Active"]);
    expect((await search.call(nearbyStudentsEndpoint, {}, near.id)).total).toBe(0);
    await pool.query("delete from blocks");
  });

  it("shows a teacher what students want to learn, and nothing that identifies a child", async () => {
    const { pool } = search.database;
    const hidden = learner("Hidden Minor", { adult: false });
    const close = learner("Close Only", { preferred_distance: 1, latitude: 28.76 });
    await seedStudents(pool, [
      hidden,
      close,
      learner("Far Away", saket),
      learner("अमन", { subjects: ["hindi"], latitude: 28.71 }),
    ]);
    const answer = await search.call(nearbyStudentsEndpoint, {}, near.id);
    expect(answer).toMatchObject({ total: 2, pages: 1, page: 1 });
    expect(answer.students[0]).toEqual({
      id: student.id,
      initial: "Z",
      grade: "10",
      subjects: ["mathematics"],
      days: ["monday", "friday"],
      learners: [{ id: student.id, grade: "10", subjects: ["mathematics"], preferredDays: ["monday", "friday"] }],
      area: "rohini-sector-3",
      areaName: "Rohini Sector 3",
      distance: expect.closeTo(0.3, 0),
      bearing: expect.any(Number),
      why: { distance: expect.any(Number), sharedDays: ["monday"], subject: "mathematics" },
      relationStatus: null,
      relationId: null,
    });
    expect(answer.students[1]).toMatchObject({ initial: "अ", why: { subject: null } });
    expect(JSON.stringify(answer)).not.toMatch(/Zara|Qureshi|अमन|house|child|9811|planted|28\.7|77\.1/);
    const named = await search.call(
      nearbyStudentsEndpoint,
      { subjects: "hindi", classes: "10", days: "friday" },
      near.id,
    );
    expect(named.students.map(({ initial }) => initial)).toEqual(["अ"]);
  });

  it("R6.2 is closed to strangers and to the other role", async () => {
    for (const [path, other] of [
      ["/api/students/nearby-teachers", near.id],
      ["/api/teachers/nearby-students", student.id],
    ] as const) {
      expect((await search.get(path)).status).toBe(401);
      expect((await search.get(path, randomUUID())).status).toBe(401);
      expect((await search.get(path, other)).status).toBe(403);
    }
  });
});
