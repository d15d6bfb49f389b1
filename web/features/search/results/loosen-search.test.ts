import { describe, expect, it } from "vitest";
import { findInList } from "#web/features/search/address/gazetteer.ts";
import { readSearch } from "#web/features/search/address/search.ts";
import { countSteps, listSteps } from "./loosen-search.ts";

const read = (query: string) => findInList(readSearch(new URLSearchParams(query)));
const names = (query: string) => listSteps(read(query)).map(({ kind, name }) => `${kind} ${name}`);

describe("relaxing an empty search (R7.11)", () => {
  it("widens the circle, then suggests online lessons, then drops the least important filters", () => {
    expect(names("subjects=quran&days=sunday&feeMax=100&verifiedOnly=true")).toEqual([
      "distance distance",
      "online modes",
      "without feeMax",
      "bare distance",
    ]);
    expect(names("subjects=quran&days=sunday")).toEqual([
      "distance distance",
      "online modes",
      "without days",
      "without subjects",
    ]);
  });

  it("keeps the subject and the words when all other filters are dropped, in a wide circle", () => {
    const steps = listSteps(read("subjects=quran&searchQuery=aman&days=sunday&feeMin=5&place=saket&distance=2"));
    expect(steps.at(-1)?.changes).toEqual({ days: null, feeMin: null, feeMax: null, feeUnit: null, distance: "25" });
  });

  it("cannot widen online lessons, nor beyond the widest circle", () => {
    expect(names("modes=online&subjects=quran")).toEqual(["without modes", "without subjects"]);
    expect(names("distance=100&days=sunday")).toEqual(["online modes", "without days"]);
  });

  it("counts each with one small search and returns those that find more, the most first", async () => {
    const queries: Record<string, string>[] = [];
    const steps = await countSteps(read("place=saket&days=sunday&page=1"), 1, async (query) => {
      queries.push(query);
      if (query.modes === "online") throw new Error("not now");
      return { total: query.distance === "25" ? 4 : query.days === undefined ? 9 : 0 };
    });
    expect(steps.map(({ kind, total }) => [kind, total])).toEqual([
      ["without", 9],
      ["distance", 4],
    ]);
    expect(queries).toHaveLength(3);
    expect(queries.every(({ limit, latitude }) => limit === "1" && latitude !== undefined)).toBe(true);
  });
});
