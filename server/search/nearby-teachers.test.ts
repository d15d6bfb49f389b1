import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicNearbyTeachersEndpoint, supplyEndpoint } from "#contract/search.ts";
import { type OpenSearch, openSearch } from "#test/open-search.ts";
import { seedTeacher, seedTeachers } from "#test/seed-people.ts";

const names = (answer: { teachers: { name: string }[] }) => answer.teachers.map((teacher) => teacher.name);

describe("R7.8 R7.11 teachers near a place", () => {
  let search: OpenSearch;
  const near = seedTeacher({
    id: randomUUID(),
    name: "Near",
    days: ["sunday", "monday"],
    qualifications: ["diploma", "phd"],
    rating: 4,
    review_count: 3,
  });
  const people = [
    near,
    seedTeacher({
      id: randomUUID(),
      name: "Far",
      latitude: 28.7,
      teaching_range: 30,
      subjects: ["physics"],
      verified: true,
    }),
    seedTeacher({ id: randomUUID(), name: "Stays at home", latitude: 28.7, teaching_range: 2 }),
    seedTeacher({ id: randomUUID(), name: "In Mumbai", longitude: 72.88, latitude: 19.07, modes: ["online"] }),
    seedTeacher({ id: randomUUID(), name: "Unlisted", phone: null }),
  ];

  beforeAll(async () => {
    search = await openSearch();
    await seedTeachers(search.database.pool, people);
  });
  afterAll(() => search.close());

  it("are inside both circles, the nearest first", async () => {
    expect(await search.call(publicNearbyTeachersEndpoint)).toMatchObject({ total: 2, pages: 1, page: 1 });
    expect(names(await search.call(publicNearbyTeachersEndpoint))).toEqual(["Near", "Far"]);
    expect(names(await search.call(publicNearbyTeachersEndpoint, { distance: 5 }))).toEqual(["Near"]);
    const home = { latitude: 28.7, longitude: 77.2167, distance: 1 };
    expect(names(await search.call(publicNearbyTeachersEndpoint, home)).sort()).toEqual(["Far", "Stays at home"]);
  });

  it("are at any distance when only online lessons are requested", async () => {
    const answer = await search.call(publicNearbyTeachersEndpoint, { modes: "online", distance: 1 });
    expect(names(answer)).toEqual(["In Mumbai"]);
    expect(answer.teachers[0]?.distance).toBeGreaterThan(1100);
  });

  it("have what a card needs, and the reasons for the match", async () => {
    const { teachers } = await search.call(publicNearbyTeachersEndpoint, {
      days: "monday,friday",
      subjects: "mathematics",
    });
    expect(teachers).toEqual([
      expect.objectContaining({
        id: near.id,
        subject: "mathematics",
        distance: 0.1,
        bearing: 200,
        rating: 4,
        reviewCount: 3,
        qualification: "phd",
        days: ["monday", "sunday"],
        fee: { hourly: 400, monthly: 4000 },
        why: { distance: 0.1, sharedDays: ["monday"], subject: "mathematics", verified: false },
      }),
    ]);
    expect(JSON.stringify(teachers)).not.toMatch(/phone|email|latitude|relation/);
  });

  it("are found by the days of their slots, as soon as these change", async () => {
    const { pool } = search.database;
    const found = async (days: string) => names(await search.call(publicNearbyTeachersEndpoint, { days }));
    expect(await found("wednesday")).toEqual([]);
    await pool.query("update availability_slots set day = 'wednesday' where teacher_id = $1 and day = 'sunday'", [
      near.id,
    ]);
    expect([await found("wednesday"), await found("sunday")]).toEqual([["Near"], []]);
    await pool.query("delete from availability_slots where teacher_id = $1 and day = 'wednesday'", [near.id]);
    expect([await found("wednesday"), await found("monday")]).toEqual([[], ["Near"]]);
  });

  it("R2.3 are counted by subject and area", async () => {
    expect(await search.call(supplyEndpoint)).toEqual({
      teachers: 4,
      verified: 1,
      subjects: [
        { subject: "mathematics", count: 3 },
        { subject: "physics", count: 1 },
      ],
      areas: [{ area: "rohini-sector-3", count: 4 }],
    });
  });
});
