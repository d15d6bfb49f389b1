import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { teacherSearchQuery } from "#contract/schemas/search.ts";
import { nearbyTeachersEndpoint, publicNearbyTeachersEndpoint, teacherMapEndpoint } from "#contract/search.ts";
import { snapPoint } from "#server/db/snap-point.ts";
import { type OpenSearch, openSearch } from "#test/open-search.ts";
import { seedStudent, seedStudents, withoutSearchIndexes } from "#test/seed-people.ts";
import { mapSql } from "./teacher-map.ts";
import { beyondSql, teachersSql } from "./teachers-sql.ts";
import { understandQuery } from "./words/understand-query.ts";

const centre = { longitude: 77.2167, latitude: 28.6315 };

/** Inserted without triggers, which would take a minute; the first 500 share one cell, and nobody else is as near. */
const generateTeachers = `
  insert into teachers (account_id, listed, longitude, latitude, public_cell, public_longitude, public_latitude,
    subjects, qualifications, teaching_range, rating, free_days, verified_at, search_text)
  select uuidv7(), true, 1, 1, 'cell',
    case when n <= 500 then $1 else $1 + sign(random() - 0.5) * (0.02 + random()) end,
    case when n <= 500 then $2 else $2 + (random() - 0.5) * 2 end,
    array[(array['mathematics', 'physics', 'urdu', 'dance'])[1 + n % 4]], '{phd}', 10 + n % 20, 3 + n % 3,
    array[(array['monday', 'tuesday', 'sunday'])[1 + n % 3]],
    case when n % 5 < 2 then now() end, 'teacher ' || n
  from generate_series(1, 60000) n`;

type Node = {
  "Node Type": string;
  "Index Name"?: string;
  "Relation Name"?: string;
  "Order By"?: string;
  "Actual Loops"?: number;
  Plans?: Node[];
};

const textOf = (requested: unknown) =>
  typeof requested === "string" ? requested : (requested as { text: string }).text;

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}

describe("R7.11 the statement of the search", () => {
  let search: OpenSearch;
  let client: pg.PoolClient;

  beforeAll(async () => {
    search = await openSearch();
    client = await search.database.pool.connect();
    const { longitude, latitude } = snapPoint(centre);
    await client.query("set session_replication_role = replica");
    await withoutSearchIndexes(client, async () => {
      await client.query(generateTeachers, [longitude, latitude]);
    });
    await client.query("reset session_replication_role");
    await client.query("vacuum analyze teachers");
  });
  afterAll(async () => {
    client.release();
    await search.close();
  });

  type How = { write?: typeof beyondSql; forgiving?: boolean; how?: string };

  async function planOf(requested: Record<string, string>, given: How = {}): Promise<Node[]> {
    const { write = teachersSql, forgiving = false, how = "format json" } = given;
    const query = z.parse(teacherSearchQuery, requested);
    const question = { query, terms: understandQuery(query.searchQuery), place: centre, forgiving };
    const { sql, params } = new PgDialect().sqlToQuery(write(question));
    const { rows } = await client.query(`explain (${how}) ${sql}`, params);
    return [...nodesOf(rows[0]["QUERY PLAN"][0].Plan)];
  }

  const kinds = (nodes: Node[]) => nodes.map((node) => node["Node Type"]);

  it.each([
    {},
    { page: "10" },
    { distance: "3" },
    { distance: "25", page: "10" },
    { subjects: "mathematics", verifiedOnly: "true", days: "sunday" },
    { subjects: "mathematics", boards: "cbse", languages: "urdu", feeMin: "100", page: "10" },
    { searchQuery: "गणित" },
    { modes: "online" },
  ])("walks the index from the nearest on and sorts only ties: %j", async (requested) => {
    const page = (await planOf(requested as Record<string, string>)).find((node) => node["Node Type"] === "Limit");
    const nodes = page ? [...nodesOf(page)] : [];
    // Subjects in people's own words are unnested for the tested row only.
    expect(kinds(nodes).filter((kind) => kind !== "Function Scan")).toEqual([
      "Limit",
      "Incremental Sort",
      "Index Scan",
    ]);
    expect(nodes[2]).toMatchObject({
      "Index Name": "verifiedOnly" in requested ? "teachers_listed_verified_point" : "teachers_listed_point",
      "Order By": expect.stringContaining("<->"),
    });
  });

  it("counts the common filters by an index-only scan", async () => {
    for (const requested of [{}, { subjects: "mathematics" }, { days: "monday", verifiedOnly: "true" }])
      expect(kinds(await planOf(requested as Record<string, string>))).toContain("Index Only Scan");
  });

  it("runs no page query for words that occur nowhere", async () => {
    const loopsOfPage = async (searchQuery: string) => {
      const nodes = await planOf({ searchQuery }, { how: "analyze, format json" });
      return nodes.find((node) => node["Node Type"] === "Limit")?.["Actual Loops"];
    };
    expect(await loopsOfPage("teacher")).toBe(1);
    expect(await loopsOfPage("qzwxy")).toBe(0);
  });

  it("counts the zones of the map by an index-only scan", async () => {
    expect(kinds(await planOf({}, { write: mapSql }))).toContain("Index Only Scan");
    expect(kinds(await planOf({ subjects: "mathematics", verifiedOnly: "true" }, { write: mapSql }))).toContain(
      "Index Only Scan",
    );
  });

  it("finds a name outside the circles by an index, exact and fuzzy", async () => {
    for (const forgiving of [false, true]) {
      const nodes = await planOf({ searchQuery: "radhika pant" }, { write: beyondSql, forgiving });
      const ofTeachers = nodes.filter((node) => node["Relation Name"] === "teachers");
      expect(kinds(ofTeachers)).toEqual(["Bitmap Heap Scan"]);
      expect(nodes.map((node) => node["Index Name"])).toContain("teachers_listed_text");
    }
  });

  it("has a stable order and loses nobody where 500 share a cell", async () => {
    await client.query(
      "insert into accounts (id, role, email, name) select account_id, 'teacher', account_id, 'T' from teachers order by account_id limit 600",
    );
    const seen: { id: string; rating: number | null; distance: number }[] = [];
    for (let page = 1; page <= 10; page++) {
      const { teachers } = await search.call(publicNearbyTeachersEndpoint, { ...centre, limit: 50, page });
      seen.push(...teachers);
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(500);
    expect(new Set(seen.map(({ distance }) => distance)).size).toBe(1);
    const keys = seen.map(({ rating, id }) => `${9 - (rating ?? 0)} ${id}`);
    expect(keys).toEqual([...keys].sort());
  });

  it("is the only one for a visitor, and one of two for a student; finding nobody by a name costs three more, counting the filter values one", async () => {
    const student = seedStudent({ id: "00000000-0000-7000-8000-000000000001", ...centre });
    await seedStudents(client, [student]);
    const query = vi.spyOn(pg.Client.prototype, "query");
    const counted = async (call: () => Promise<unknown>) => {
      query.mockClear();
      await call();
      return query.mock.calls.filter(([requested]) => /from students|from teachers/.test(textOf(requested))).length;
    };
    expect(await counted(() => search.call(publicNearbyTeachersEndpoint, { days: "monday", counts: true }))).toBe(2);
    expect(await counted(() => search.call(publicNearbyTeachersEndpoint, { days: "monday" }))).toBe(1);
    expect(await counted(() => search.call(publicNearbyTeachersEndpoint, { searchQuery: "teacher maths" }))).toBe(1);
    // Inside and outside the circles, exact and fuzzy.
    expect(await counted(() => search.call(publicNearbyTeachersEndpoint, { searchQuery: "farrah maths" }))).toBe(4);
    expect(await counted(() => search.call(nearbyTeachersEndpoint, { searchQuery: "farrah" }, student.id))).toBe(5);
    expect(await counted(() => search.call(teacherMapEndpoint, centre))).toBe(1);
    expect(await counted(() => search.call(teacherMapEndpoint, centre, student.id))).toBe(2);
    expect(await counted(() => search.call(nearbyTeachersEndpoint, { ...centre, page: 3 }, student.id))).toBe(2);
  });
});
