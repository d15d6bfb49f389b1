import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { type Page, pageContext, type Transport } from "#web/page.ts";
import { loader } from "./home-tuition.tsx";

type LoaderArgs = Parameters<typeof loader>[0];

async function load(query: string, transport: Transport) {
  const context = new RouterContextProvider();
  context.set(pageContext, { transport, language: "en" } as Page);
  const url = new URL(`http://localhost/home-tuition${query}`);
  const args: LoaderArgs = { context, url, request: new Request(url), params: {}, pattern: "/home-tuition" };
  return loader(args);
}

const answer = (status: number, body: object) => ({ status, headers: {}, body: JSON.stringify(body) });
const nobody = { teachers: [], total: 0, pages: 0, page: 1, beyond: [] };
const supply = { teachers: 0, verified: 0, subjects: [], areas: [{ area: "saket", count: 3 }] };

describe("the visitors' search on failures (R8.2)", () => {
  it("is empty with status 503, so that it is not cached, when the search fails", async () => {
    const { data, init } = await load("?subjects=physics", async ({ url }) =>
      url.includes("supply") ? answer(200, supply) : answer(503, { code: "overloaded" }),
    );
    expect(init?.status).toBe(503);
    expect(data).toMatchObject({
      found: null,
      steps: [],
      areas: ["saket"],
      search: { asked: { subjects: ["physics"] } },
    });
  });

  it("renders also when the transport throws", async () => {
    for (const query of ["", "?place=jaipur"]) {
      const { data, init } = await load(query, () => Promise.reject(new Error("gone")));
      expect(init?.status).toBe(503);
      expect(data).toMatchObject({ found: null, areas: [] });
    }
  });

  it("searches the city, as it says, at an unknown place", async () => {
    const urls: string[] = [];
    const { data } = await load("?place=Atlantis+qqq", async ({ url }) => {
      urls.push(url);
      return answer(200, url.includes("/geo/") ? [] : url.includes("supply") ? supply : { ...nobody, total: 20 });
    });
    expect(data).toMatchObject({ search: { typed: "Atlantis qqq", place: null } });
    expect(urls.find((url) => url.includes("nearby"))).toContain("longitude=77.2167&latitude=28.6315");
  });

  it("makes at most four more searches without results, and never otherwise", async () => {
    const urls: string[] = [];
    const count = (total: number) => async (request: { url: string }) => {
      urls.push(request.url);
      return answer(200, request.url.includes("supply") ? supply : { ...nobody, total });
    };
    await load("?subjects=quran&days=sunday&boards=ib&classes=10&feeMax=1&distance=2", count(0));
    expect(urls.filter((url) => url.includes("limit=1"))).toHaveLength(4);
    urls.length = 0;
    await load("?subjects=quran", count(20));
    // The list, the map, the supply, the fees.
    expect(urls).toHaveLength(4);
  });
});
