import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { keywordPages } from "#content/keywords/keyword-pages.ts";
import { cities } from "#content/places.ts";
import { keywordFactsEndpoint, keywordSupplyEndpoint } from "#contract/keywords.ts";
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { keywords } from "#server/settings/tuning.ts";
import { type OpenSearch, openSearch } from "#test/open-search.ts";
import { seedTeacher, seedTeachers } from "#test/seed-people.ts";
import { canonicalOf } from "./canonical-of.ts";
import { chooseOffered } from "./keyword-supply.ts";

const [longitude, latitude] = cities.delhi.centre;
const delhi = { longitude, latitude };
const saket = { longitude: 77.2066, latitude: 28.5245 };

const pageAt = (path: string) => {
  const page = keywordPages().get(path);
  if (page === undefined) throw new Error(`no page ${path}`);
  return page;
};

describe("R2.3 which keyword pages are offered", () => {
  it("not with four teachers; two topics may share three teachers, a topic and a narrower page of another two, all else one", () => {
    const candidates = [
      { page: pageAt("/maths-tuition"), ids: ["a", "b", "c", "d", "e", "f"] },
      { page: pageAt("/physics-tuition"), ids: ["a", "b", "c", "d", "x", "y"] },
      { page: pageAt("/chemistry-tuition"), ids: ["a", "b", "c", "u", "v", "w"] },
      { page: pageAt("/biology-tuition"), ids: ["k", "l", "m", "n"] },
      { page: pageAt("/jee-tuition"), ids: ["d", "e", "f", "g", "h", "i"] },
      { page: pageAt("/jee-maths-tuition"), ids: ["a", "b", "1", "2", "3", "4"] },
      { page: pageAt("/jee-chemistry-tuition"), ids: ["g", "h", "1", "2", "3", "4"] },
      { page: pageAt("/home-tuition-saket"), ids: ["a", "b", "c", "9", "10", "11"] },
      { page: pageAt("/home-tuition-noida"), ids: ["a", "b", "12", "13", "14", "15"] },
      { page: pageAt("/maths-tuition-saket"), ids: ["e", "f", "5", "6", "7", "8"] },
      // Addresses teachers and shows none of them.
      { page: pageAt("/maths-tutor-jobs"), ids: ["a", "b", "c", "d", "e", "f"] },
    ];
    const { offered, alike } = chooseOffered(candidates);
    expect(offered.map(({ path }) => path)).toEqual([
      "/maths-tuition",
      "/chemistry-tuition",
      "/jee-tuition",
      "/home-tuition-noida",
      "/maths-tutor-jobs",
    ]);
    expect(alike.map(({ path }) => path)).toEqual([
      "/physics-tuition",
      "/jee-maths-tuition",
      "/jee-chemistry-tuition",
      "/home-tuition-saket",
      "/maths-tuition-saket",
    ]);
    expect(keywords.offeredFrom).toBe(5);
  });

  const offer = (paths: readonly string[]) => paths.map(pageAt);

  it.each([
    ["/english-tuition", ["/maths-tuition", "/home-tuition"], null],
    ["/neet-tuition", ["/physics-tuition", "/class-12-tuition"], null],
    ["/neet-physics-tuition", ["/physics-tuition", "/neet-tuition"], "/neet-tuition"],
    ["/neet-physics-tuition", ["/physics-tuition", "/jee-tuition"], "/physics-tuition"],
    ["/neet-home-tutor-noida", ["/home-tuition-noida", "/neet-tuition"], "/neet-tuition"],
    ["/online-neet-tutor", ["/online-tutor", "/neet-tuition"], "/neet-tuition"],
    ["/physics-tuition-saket", ["/home-tuition-saket", "/maths-tuition-saket", "/physics-tuition"], "/physics-tuition"],
    ["/class-10-maths-tuition", ["/maths-tuition", "/class-10-tuition"], "/maths-tuition"],
    [
      "/home-tuition-saket",
      ["/home-tuition-malviya-nagar", "/home-tuition-noida", "/home-tuition-delhi"],
      "/home-tuition-delhi",
    ],
    ["/home-tuition-mumbai", ["/home-tuition", "/home-tuition-delhi"], null],
    ["/online-tutor-delhi", ["/home-tuition-delhi", "/online-tutor"], "/online-tutor"],
    ["/weekend-tuition", ["/affordable-home-tuition", "/female-home-tutor", "/home-tuition"], "/home-tuition"],
    ["/hobby-classes", ["/home-tuition", "/language-tuition"], null],
    ["/maths-tutor-jobs", ["/maths-tuition", "/physics-tutor-jobs", "/find-students"], "/find-students"],
    ["/maths-tuition-near-me", ["/home-tuition"], "/maths-tuition"],
    ["/maths-tuition", ["/maths-tuition"], null],
  ])("%s: its canonical page is an offered one of the same topic, or there is none", (path, offered, canonical) => {
    expect(canonicalOf(pageAt(path), offer(offered))).toBe(canonical);
  });
});

describe("R2.3 the live data of a keyword page", () => {
  let search: OpenSearch;
  const queries = vi.spyOn(pg.Client.prototype, "query");

  beforeAll(async () => {
    search = await openSearch();
    const near = Array.from({ length: 9 }, (_, at) =>
      seedTeacher({
        id: randomUUID(),
        ...saket,
        subjects: at < 8 ? ["mathematics", "physics"] : ["french"],
        fee_hourly: 400,
        days: at < 3 ? ["monday", "sunday"] : ["sunday"],
      }),
    );
    // Half of those who prepare for NEET also teach geography.
    const ofNeet = Array.from({ length: 6 }, (_, at) =>
      seedTeacher({
        id: randomUUID(),
        ...delhi,
        subjects: at < 3 ? ["neet", "geography"] : ["neet", "biology"],
        fee_hourly: 600,
        days: ["monday"],
      }),
    );
    const ofGeography = Array.from({ length: 3 }, () =>
      seedTeacher({ id: randomUUID(), ...delhi, subjects: ["geography"], fee_hourly: 500, days: ["friday"] }),
    );
    await seedTeachers(search.database.pool, [...near, ...ofNeet, ...ofGeography]);
  });
  afterAll(async () => {
    queries.mockRestore();
    await search.close();
  });

  it("counts, fees, days and cards are those of its search; pages with supply are linked", async () => {
    const facts = await search.call(keywordFactsEndpoint, { path: "/maths-tuition-saket" });
    const found = await search.call(publicNearbyTeachersEndpoint, { ...saket, subjects: "mathematics", limit: 6 });
    expect(facts.total).toBe(found.total);
    expect(facts.teachers.map(({ id }) => id)).toEqual(found.teachers.map(({ id }) => id));
    expect(facts.fees).toMatchObject({ distance: 3, teachers: 8, hourly: { low: 400, middle: 400, high: 400 } });
    expect(facts.days.filter(({ count }) => count > 0)).toEqual([
      { day: "monday", count: 3 },
      { day: "sunday", count: 8 },
    ]);
    const { offered } = await search.call(keywordSupplyEndpoint);
    for (const path of facts.subjects) expect(offered).toContain(path);
    expect(facts.areNear).toBe(true);
    // The neighbours show the same eight, so that none of them is offered.
    expect(facts.areas.slice(0, 2)).toEqual(["/maths-tuition-malviya-nagar", "/maths-tuition-greater-kailash-1"]);
  });

  it("an examination is offered beside a subject that half of its teachers teach too, as itself and not as that subject", async () => {
    const { offered } = await search.call(keywordSupplyEndpoint);
    expect(offered).toEqual(expect.arrayContaining(["/geography-tuition", "/neet-tuition"]));
    expect(await search.call(keywordFactsEndpoint, { path: "/neet-tuition" })).toMatchObject({
      offered: true,
      canonical: null,
    });
    expect(await search.call(keywordFactsEndpoint, { path: "/online-neet-tutor" })).toMatchObject({
      offered: false,
      canonical: "/neet-tuition",
    });
  });

  it("of pages that show the same people one is offered; a near-synonym names its parent", async () => {
    const { offered } = await search.call(keywordSupplyEndpoint);
    // All localities around Saket show the same eight.
    expect(offered.filter((path) => !path.endsWith("-tuition"))).toHaveLength(1);
    const alike = await search.call(keywordFactsEndpoint, { path: "/physics-tuition-saket" });
    // No page of physics is offered, and none of another topic replaces it.
    expect(alike).toMatchObject({ offered: false, canonical: null });
    expect(await search.call(keywordFactsEndpoint, { path: "/maths-tuition-near-me" })).toMatchObject({
      offered: false,
      canonical: "/maths-tuition",
    });
  });

  it("without supply there are no cards, and the nearest pages that have some", async () => {
    const facts = await search.call(keywordFactsEndpoint, { path: "/home-tuition-mumbai" });
    expect(facts).toMatchObject({ offered: false, canonical: null, total: 0, teachers: [] });
    expect(facts.fees.hourly).toBeNull();
    expect(facts.areas.length + facts.subjects.length).toBeGreaterThan(0);
    // Localities of Delhi are not near Mumbai, and not labelled so.
    expect([facts.areas.length > 0, facts.areNear]).toEqual([true, false]);
  });

  it("takes three statements once the offered pages are cached", async () => {
    await search.call(keywordSupplyEndpoint);
    queries.mockClear();
    await search.call(keywordFactsEndpoint, { path: "/home-tuition-saket" });
    expect(queries.mock.calls.length).toBeLessThanOrEqual(3);
    queries.mockClear();
    await search.call(keywordSupplyEndpoint);
    expect(queries).not.toHaveBeenCalled();
  });

  it("an unknown keyword page is not found, and a broken path is no server error", async () => {
    expect(await search.get(`${keywordFactsEndpoint.path}?path=/nowhere`)).toMatchObject({ status: 404 });
    expect(await search.get(keywordFactsEndpoint.path)).toMatchObject({ status: 400 });
    expect(await search.get(`${keywordFactsEndpoint.path}?path=${"x".repeat(200)}`)).toMatchObject({ status: 400 });
    expect(await search.get(`${keywordFactsEndpoint.path}?path=%00`)).toMatchObject({ status: 400 });
  });
});
