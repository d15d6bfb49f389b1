import { describe, expect, it } from "vitest";
import { findInList } from "./gazetteer.ts";
import { type Changes, changeSearch, readSearch, searchParamsOf, searchQueryOf } from "./search.ts";

const read = (query: string | Record<string, string>) => findInList(readSearch(new URLSearchParams(query)));
const params = (query: string) => searchParamsOf(read(query)).toString();

describe("the search in the address (R2.13)", () => {
  it("gives the same address for the same filters, whatever their form", () => {
    expect(params("days=monday&days=friday&subjects=physics")).toBe(params("subjects=physics&days=monday,friday"));
  });

  it("drops unknown parameters, so that they make no new page", () => {
    expect(params("utm_source=x&subjects=physics&fbclid=1")).toBe("subjects=physics");
    expect(params("a=1&b=2")).toBe("");
  });

  it.each([
    "distance=-1",
    "distance=NaN",
    "days=someday",
    "page=0",
    "latitude=28.6",
    "latitude=0&longitude=0",
    "sort=magic",
    "subjects=",
  ])("drops an invalid value: %s", (query) => {
    expect(params(query)).toBe("");
  });

  it("omits defaults, so that one search has one address", () => {
    expect(params("searchQuery=&subjects=&distance=10&sort=distance&feeUnit=hourly&verifiedOnly=false&page=1")).toBe(
      "",
    );
    expect(params("feeMax=500&feeUnit=hourly&verifiedOnly=on&distance=5.0")).toBe(
      "distance=5&verifiedOnly=true&feeMax=500&feeUnit=hourly",
    );
  });

  it("keeps a comma inside typed words", () => {
    expect(searchParamsOf(read({ searchQuery: "maths, physics" })).get("searchQuery")).toBe("maths, physics");
  });

  it("rounds a point to about 100 m and names it by the nearest place; a typed place comes first", () => {
    const near = read("latitude=28.5706123&longitude=77.2431987");
    expect(searchParamsOf(near).toString()).toBe("latitude=28.571&longitude=77.243");
    expect(searchQueryOf(near).latitude).toBe("28.571");
    expect(near.place).toMatchObject({ slug: "lajpat-nagar" });
    expect(params("latitude=28.57&longitude=77.24&place=saket")).toBe("place=saket");
    expect(params("latitude=0.0001&longitude=0.0001")).toBe("");
  });

  it("finds a place by slug, by name in any script and by PIN code", () => {
    for (const typed of ["lajpat-nagar", "Lajpat Nagar", "लाजपत नगर"]) {
      const search = read({ place: typed });
      expect(search.place, typed).toMatchObject({ slug: "lajpat-nagar" });
      expect(Number(searchQueryOf(search).latitude)).toBeCloseTo(28.57, 1);
    }
    expect(read({ place: "110024" }).place).toMatchObject({
      pins: expect.arrayContaining(["110024"]),
    });
  });

  it.each(["Delhi", "new delhi", "दिल्ली", "دہلی"])("takes %s for the city, not for a part of it", (typed) => {
    expect(read({ place: typed }).place).toMatchObject({ name: { en: "Delhi" } });
  });

  it("leaves a name that is only similar to the server, which knows more", () => {
    for (const typed of ["Jaipur", "Kota", "karol bag"])
      expect(read({ place: typed })).toMatchObject({ typed, place: undefined });
  });

  it("searches the city at an unknown place", () => {
    const unknown = { ...read({ place: "Atlantis qqq" }), place: null };
    expect(searchQueryOf(unknown)).toEqual({ longitude: "77.2167", latitude: "28.6315" });
    expect(searchParamsOf(unknown).toString()).toBe("place=Atlantis+qqq");
  });

  it("resets the page when a filter changes", () => {
    const now = new URLSearchParams("subjects=physics&page=3");
    expect(changeSearch(now, { distance: "25" })).toBe("?subjects=physics&distance=25");
    expect(changeSearch(now, { subjects: null })).toBe("");
    expect(changeSearch(now, { page: "4" })).toBe("?subjects=physics&page=4");
  });

  it("drops a zone of the map when its circle changes", () => {
    const now = new URLSearchParams("days=monday&zone=3");
    expect(changeSearch(now, { sort: "fee" })).toBe("?days=monday&zone=3&sort=fee");
    const circles: Changes[] = [{ distance: "25" }, { place: null }, { modes: "online" }];
    for (const changes of circles) expect(changeSearch(now, changes)).not.toContain("zone");
  });
});
