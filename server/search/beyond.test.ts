import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nearbyTeachersEndpoint, publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { type OpenSearch, openSearch } from "#test/open-search.ts";
import { type SeededTeacher, seedStudent, seedStudents, seedTeacher, seedTeachers } from "#test/seed-people.ts";

const centre = { longitude: 77.2167, latitude: 28.6315 };
/** Kilometres north of the search centre. */
const north = (km: number) => ({ longitude: centre.longitude, latitude: centre.latitude + km / 111.195 });

describe("R7.11 a name finds a teacher outside the circles", () => {
  let search: OpenSearch;
  const student = randomUUID();
  const teacher = (name: string, km: number, given: Partial<SeededTeacher> = {}) =>
    seedTeacher({ id: randomUUID(), name, teaching_range: 30, ...north(km), ...given });
  const radhika = teacher("Radhika Pant", 14, { gender: "female", subjects: ["economics"] });
  const meena = teacher("Meena Pant", 3);
  const homely = teacher("Homely Chopra", 6, { teaching_range: 2 });

  beforeAll(async () => {
    search = await openSearch();
    await seedTeachers(search.database.pool, [
      radhika,
      homely,
      meena,
      teacher("Hidden Pant", 12, { phone: null }),
      teacher("Someone Else", 12, { bio: "I learned from Radhika." }),
      ...[20, 30, 40, 50].map((km) => teacher("Bashir Wani", km)),
      teacher("Vasudha Kulkarni", 1100),
    ]);
    await seedStudents(search.database.pool, [seedStudent({ id: student, ...centre })]);
  });
  afterAll(() => search.close());

  const searchByName = (searchQuery: string, query = {}) =>
    search.call(publicNearbyTeachersEndpoint, { ...centre, searchQuery, ...query });
  const namesBeyond = async (searchQuery: string, query = {}) =>
    (await searchByName(searchQuery, query)).beyond.map(({ name }) => name);

  it("with the distance, how far outside it is, and without adding to the total", async () => {
    const { total, teachers, beyond } = await searchByName("radhika pant");
    expect([total, teachers]).toEqual([0, []]);
    expect(beyond).toMatchObject([{ id: radhika.id, zone: null }]);
    const [{ distance = 0, tooFar = 0 } = {}] = beyond;
    expect(distance).toBeGreaterThan(13);
    expect(tooFar).toBeCloseTo(distance - 10, 5);
  });

  it("says how far outside the teacher's own range the searcher is, when that is the nearer edge", async () => {
    const [{ distance = 0, tooFar = 0 } = {}] = (await searchByName("homely chopra")).beyond;
    expect(tooFar).toBeCloseTo(distance - 2, 5);
  });

  it("beside those inside, after the last of them, three at most and the nearest first", async () => {
    const { teachers, beyond } = await searchByName("pant");
    expect(teachers.map(({ name }) => name)).toEqual(["Meena Pant"]);
    expect(beyond.map(({ name }) => name)).toEqual(["Radhika Pant"]);
    const distances = (await searchByName("bashir wani")).beyond.map(({ distance }) => Math.round(distance / 10));
    expect(distances).toEqual([2, 3, 4]);
    expect(await namesBeyond("pant", { page: 2 })).toEqual([]);
  });

  it("only by the name, not by a word of somebody's bio, a subject or a neighbourhood", async () => {
    expect(await namesBeyond("radhika")).toEqual(["Radhika Pant"]);
    expect(await namesBeyond("economics")).toEqual([]);
    expect(await namesBeyond("rohini")).toEqual([]);
    expect(await namesBeyond("")).toEqual([]);
  });

  it("forgives typing errors within the largest search radius, and finds an exact name anywhere", async () => {
    expect(await namesBeyond("radhikaa pantt")).toEqual(["Radhika Pant"]);
    expect(await namesBeyond("vasudha kulkarni")).toEqual(["Vasudha Kulkarni"]);
    expect(await namesBeyond("vasuda kulkarni")).toEqual([]);
  });

  it("keeps the other filters, and says nothing where lessons are online", async () => {
    expect(await namesBeyond("radhika", { gender: "female" })).toEqual(["Radhika Pant"]);
    expect(await namesBeyond("radhika", { gender: "male" })).toEqual([]);
    expect(await namesBeyond("radhika", { modes: "online" })).toEqual([]);
  });

  it("R3.6 a teacher who takes no students now is found by name only, inside and outside the circles, and says so", async () => {
    const { pool } = search.database;
    const pause = (accepting: boolean) =>
      pool.query("update teachers set accepting_students = $2 where account_id = any($1)", [
        [radhika.id, meena.id],
        accepting,
      ]);
    const everyone = async () => (await searchByName("")).teachers.map(({ name }) => name);
    expect(await everyone()).toContain("Meena Pant");
    await pause(false);
    expect(await everyone()).not.toContain("Meena Pant");
    expect((await searchByName("maths")).teachers.map(({ name }) => name)).not.toContain("Meena Pant");
    const { teachers, beyond } = await searchByName("pant");
    expect(teachers).toMatchObject([{ name: "Meena Pant", acceptingStudents: false }]);
    expect(beyond).toMatchObject([{ name: "Radhika Pant", acceptingStudents: false }]);
    expect((await searchByName("meenaa")).teachers).toMatchObject([{ name: "Meena Pant" }]);
    await pause(true);
  });

  it("never somebody who is hidden, unlisted or blocked (R10.3)", async () => {
    expect(await namesBeyond("hidden pant")).toEqual([]);
    const beyondOfStudent = async () =>
      (await search.call(nearbyTeachersEndpoint, { searchQuery: "radhika" }, student)).beyond;
    expect(await beyondOfStudent()).toMatchObject([{ name: "Radhika Pant", relationStatus: null, relationId: null }]);
    await search.database.pool.query("insert into blocks (blocker_id, blocked_id) values ($1, $2)", [
      radhika.id,
      student,
    ]);
    expect(await beyondOfStudent()).toEqual([]);
  });
});
