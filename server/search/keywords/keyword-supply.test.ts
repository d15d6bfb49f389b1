import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { keywordPages } from "#content/keywords/keyword-pages.ts";
import { keywordFacts, keywordSupply } from "#contract/keywords.ts";
import { keywords } from "#contract/limits.ts";
import { publicNearbyTeachers } from "#contract/search.ts";
import { type OpenSearch, openSearch } from "#test/open-search.ts";
import { makeTeacher, plantTeachers } from "#test/plant-people.ts";
import { chooseOffered } from "./keyword-supply.ts";

const saket = { longitude: 77.2066, latitude: 28.5245 };

const pageAt = (path: string) => {
  const page = keywordPages().get(path);
  if (page === undefined) throw new Error(`no page ${path}`);
  return page;
};

describe("R2.3 which keyword pages are offered", () => {
  it("not one with four teachers, nor one that shows more than one of another's; the one before it is named", () => {
    const candidates = [
      { page: pageAt("/maths-tuition"), ids: ["a", "b", "c", "d", "e", "f"] },
      { page: pageAt("/physics-tuition"), ids: ["a", "b", "p", "q", "x", "y"] },
      { page: pageAt("/chemistry-tuition"), ids: ["a", "s", "t", "u", "v", "w"] },
      { page: pageAt("/biology-tuition"), ids: ["k", "l", "m", "n"] },
      // Speaks to teachers and shows none of them.
      { page: pageAt("/maths-tutor-jobs"), ids: ["a", "b", "c", "d", "e", "f"] },
    ];
    const { offered, alike } = chooseOffered(candidates);
    expect(offered.map(({ path }) => path)).toEqual(["/maths-tuition", "/chemistry-tuition", "/maths-tutor-jobs"]);
    expect([...alike]).toEqual([["/physics-tuition", "/maths-tuition"]]);
    expect(keywords.offeredFrom).toBe(5);
  });
});

describe("R2.3 what is live on a keyword page", () => {
  let search: OpenSearch;
  const asked = vi.spyOn(pg.Client.prototype, "query");

  beforeAll(async () => {
    search = await openSearch();
    const near = Array.from({ length: 9 }, (_, at) =>
      makeTeacher({
        id: randomUUID(),
        ...saket,
        subjects: at < 8 ? ["mathematics", "physics"] : ["french"],
        fee_hourly: 400,
        days: at < 3 ? ["monday", "sunday"] : ["sunday"],
      }),
    );
    await plantTeachers(search.database.pool, near);
  });
  afterAll(async () => {
    asked.mockRestore();
    await search.close();
  });

  it("counts, fees, days and cards are those of the search it stands for; pages with supply are named beside it", async () => {
    const facts = await search.call(keywordFacts, { path: "/maths-tuition-saket" });
    const found = await search.call(publicNearbyTeachers, { ...saket, subjects: "mathematics", limit: 6 });
    expect(facts.total).toBe(found.total);
    expect(facts.teachers.map(({ id }) => id)).toEqual(found.teachers.map(({ id }) => id));
    expect(facts.fees).toMatchObject({ distance: 3, teachers: 8, hourly: { low: 400, middle: 400, high: 400 } });
    expect(facts.days.filter(({ count }) => count > 0)).toEqual([
      { day: "monday", count: 3 },
      { day: "sunday", count: 8 },
    ]);
    const { offered } = await search.call(keywordSupply);
    for (const path of facts.subjects) expect(offered).toContain(path);
    expect(facts.areNear).toBe(true);
    // The neighbours themselves: all of them show the same eight, so that none of them is offered.
    expect(facts.areas.slice(0, 2)).toEqual(["/maths-tuition-malviya-nagar", "/maths-tuition-greater-kailash-1"]);
  });

  it("of those that show the same people one is offered; the others name it, a near-synonym its parent", async () => {
    const { offered } = await search.call(keywordSupply);
    expect(offered).toHaveLength(1);
    const alike = await search.call(keywordFacts, { path: "/physics-tuition-saket" });
    expect(alike).toMatchObject({ offered: false, canonical: offered[0] });
    expect(await search.call(keywordFacts, { path: "/maths-tuition-near-me" })).toMatchObject({
      offered: false,
      canonical: "/maths-tuition",
    });
  });

  it("without supply there are no cards, and the nearest pages that have some", async () => {
    const facts = await search.call(keywordFacts, { path: "/home-tuition-mumbai" });
    expect(facts).toMatchObject({ offered: false, canonical: null, total: 0, teachers: [] });
    expect(facts.fees.hourly).toBeNull();
    expect(facts.areas.length + facts.subjects.length).toBeGreaterThan(0);
    // Localities of Delhi are not near Mumbai, and not called so.
    expect([facts.areas.length > 0, facts.areNear]).toEqual([true, false]);
  });

  it("takes three statements once it is known which pages are offered", async () => {
    await search.call(keywordSupply);
    asked.mockClear();
    await search.call(keywordFacts, { path: "/home-tuition-saket" });
    expect(asked.mock.calls.length).toBeLessThanOrEqual(3);
    asked.mockClear();
    await search.call(keywordSupply);
    expect(asked).not.toHaveBeenCalled();
  });

  it("what is no keyword page is not found, and a broken path is no failure", async () => {
    expect(await search.get(`${keywordFacts.path}?path=/nowhere`)).toMatchObject({ status: 404 });
    expect(await search.get(keywordFacts.path)).toMatchObject({ status: 400 });
    expect(await search.get(`${keywordFacts.path}?path=${"x".repeat(200)}`)).toMatchObject({ status: 400 });
    expect(await search.get(`${keywordFacts.path}?path=%00`)).toMatchObject({ status: 400 });
  });
});
