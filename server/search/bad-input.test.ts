import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenSearch, openSearch } from "#test/open-search.ts";
import { seedTeacher, seedTeachers } from "#test/seed-people.ts";

describe("R7.11 invalid input", () => {
  let search: OpenSearch;
  beforeAll(async () => {
    search = await openSearch();
    await seedTeachers(search.database.pool, [seedTeacher({ id: randomUUID() })]);
  });
  afterAll(() => search.close());

  const ask = async (query: string) => {
    const { status, body } = await search.get(`/api/public/nearby-teachers?${query}`);
    return { status, ...JSON.parse(body) };
  };

  it.each([
    ["distance=0", "distance", "distance_invalid"],
    ["distance=-3", "distance", "distance_invalid"],
    ["distance=1e9", "distance", "distance_invalid"],
    ["distance=1000000000", "distance", "distance_invalid"],
    ["distance=NaN", "distance", "distance_invalid"],
    ["distance=Infinity", "distance", "distance_invalid"],
    ["distance=0x10", "distance", "distance_invalid"],
    ["distance=5&distance=6", "distance", "invalid"],
    ["latitude=28.6", "latitude", "location_invalid"],
    ["longitude=77", "latitude", "location_invalid"],
    ["latitude=0&longitude=0", "latitude", "location_invalid"],
    ["latitude=91&longitude=77", "latitude", "location_invalid"],
    ["latitude=28&longitude=181", "longitude", "location_invalid"],
    ["page=0", "page", "invalid"],
    ["page=1.5", "page", "invalid"],
    ["page=99999999999", "page", "invalid"],
    ["page=5001", "page", "invalid"],
    ["limit=0", "limit", "invalid"],
    ["limit=51", "limit", "invalid"],
    ["feeMin=-1", "feeMin", "invalid"],
    ["feeMax=2147483648", "feeMax", "invalid"],
    ["days=someday", "days.0", "invalid"],
    ["qualifications=phd,wizard", "qualifications.1", "invalid"],
    ["sort=name", "sort", "invalid"],
    ["verifiedOnly=maybe", "verifiedOnly", "invalid"],
    [`searchQuery=${"a".repeat(10_000)}`, "searchQuery", "too_long"],
    [`subjects=${Array.from({ length: 51 }, (_, index) => `s${index}`)}`, "subjects", "too_big"],
    ["searchQuery=a%0Ab", "searchQuery", "invalid"],
    ["subjects=a%1Bb", "subjects.0", "invalid"],
    ["searchQuery=%FF%FE", "searchQuery", "invalid"],
    ["searchQuery=%E0%A4", "searchQuery", "invalid"],
    ["searchQuery=%ED%A0%80", "searchQuery", "invalid"],
    ["searchQuery=%", "searchQuery", "invalid"],
  ])("%s is refused", async (query, path, code) => {
    expect(await ask(query)).toMatchObject({ status: 400, code: "validation", issues: [{ path, code }] });
  });

  it.each(["searchQuery=a%00b", "subjects=%00", "days=monday%00"])("%s is refused before it is read", async (query) => {
    expect(await ask(query)).toMatchObject({ status: 400, code: "validation" });
  });

  it.each([
    ["", 1],
    ["distance=&latitude=&longitude=&page=&limit=&feeMin=&feeMax=&days=&verifiedOnly=&searchQuery=&subjects=", 1],
    ["page=2", 1],
    ["page=5000&limit=50", 1],
    ["distance=0.1&latitude=90&longitude=180", 0],
    ["distance=100&latitude=-90&longitude=-180", 0],
    ["distance=100&latitude=0&longitude=180", 0],
    ["distance=%2010%20", 1],
    ["feeMin=5000&feeMax=1000", 0],
    ["days=Monday,,%20Tuesday,monday", 0],
    ["days=monday&days=tuesday", 0],
    ["unknown=1&__proto__=2&constructor=3", 1],
    ["searchQuery=__proto__", 0],
    ["searchQuery=constructor", 0],
    ["searchQuery=toString&subjects=__proto__", 0],
    ["searchQuery=%25", 1],
    ["searchQuery=_", 1],
    ["searchQuery=';drop table teachers;--", 0],
    ["searchQuery=%F0%9F%99%82", 1],
    [`searchQuery=${"%E0%A4%97".repeat(200)}`, 0],
    [`searchQuery=${encodeURIComponent("ab ".repeat(66))}`, 0],
    ["subjects=%25,%27,%5C", 0],
  ])("%s is answered", async (query, total) => {
    expect(await ask(query)).toMatchObject({ status: 200, total });
  });

  it("a page beyond the end is empty and still has the total", async () => {
    expect(await ask("page=7")).toMatchObject({ teachers: [], total: 1, pages: 1, page: 7 });
  });
});
