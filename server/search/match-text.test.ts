import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { type OpenSearch, openSearch } from "#test/open-search.ts";
import { seedTeacher, seedTeachers } from "#test/seed-people.ts";

describe("R7.11 free text", () => {
  let search: OpenSearch;
  const person = (name: string, subjects: string[], bio: string, classes = ["9"]) =>
    seedTeacher({ id: randomUUID(), name, subjects, bio, classes });

  beforeAll(async () => {
    search = await openSearch();
    await seedTeachers(search.database.pool, [
      person("Farah Siddiqui", ["mathematics"], "Concepts first, then practice.", ["10"]),
      person("Deepak Chauhan", ["physics", "mathematics"], "100% attention, no_nonsense lessons."),
      person("Lakshmi Iyer", ["Carnatic violin"], "मैं धैर्य से पढ़ाती हूँ।"),
      person("Arti Bansal", ["drawing"], "Start with a pencil."),
    ]);
  });
  afterAll(() => search.close());

  async function found(searchQuery: string): Promise<string[]> {
    const { teachers, total } = await search.call(publicNearbyTeachersEndpoint, { searchQuery });
    expect(total).toBe(teachers.length);
    return teachers.map(({ name }) => name.split(" ")[0] ?? "").sort();
  }

  it.each([
    ["maths", ["Deepak", "Farah"]],
    ["mats", ["Deepak", "Farah"]],
    ["गणित", ["Deepak", "Farah"]],
    ["ریاضی", ["Deepak", "Farah"]],
    ["maths teacher for class 10", ["Farah"]],
    ["physics maths", ["Deepak"]],
    ["farah", ["Farah"]],
    ["FARAH", ["Farah"]],
    ["farrah", ["Farah"]],
    ["sidiqui", ["Farah"]],
    ["siddiqi maths", ["Farah"]],
    ["chohan", ["Deepak"]],
    ["deepk", ["Deepak"]],
    ["carnatic", ["Lakshmi"]],
    ["carnatik violin", ["Lakshmi"]],
    ["laxmi iyer", ["Lakshmi"]],
    ["धैर्य", ["Lakshmi"]],
    ["patience", []],
    ["pencil", ["Arti"]],
    ["art", ["Arti"]],
    ["rohini", ["Arti", "Deepak", "Farah", "Lakshmi"]],
    ["maths rohini sector 3", ["Deepak", "Farah"]],
    ["maths dwarka", []],
    ["maths in रोहिणी", ["Deepak", "Farah"]],
    ["home tuition near me", ["Arti", "Deepak", "Farah", "Lakshmi"]],
  ])("%s finds %j", async (query, people) => {
    expect(await found(query)).toEqual(people);
  });

  it("takes SQL wildcards literally", async () => {
    expect(await found("100%")).toEqual(["Deepak"]);
    expect(await found("no_nonsense")).toEqual(["Deepak"]);
    expect(await found("f%h")).toEqual([]);
    expect(await found("f___h")).toEqual([]);
    expect(await found("\\")).toHaveLength(4);
    expect(await found("q\\")).toEqual([]);
  });
});
