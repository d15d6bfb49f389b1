import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicPages } from "#content/public-pages.ts";
import { redirects } from "#content/redirects.ts";
import { sitemap } from "#server/settings/tuning.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { listAllScreens } from "#test/every-screen.ts";
import { seedTeacher, seedTeachers } from "#test/seed-people.ts";

const origin = "https://nukkad.test";
/** Documents of the URL map that are left out: with a parameter, a feed, personal, of the demo, or the flyer in other colours. */
const notOffered =
  /[:*]|\.xml$|^\/(demo|auth)\/|^\/(themed-pamphlet|verify-email|forgot-password|reset-password|unsubscribe|offline|compare|answer|appeal|lesson|sign-in|join)$/;

describe("sitemaps and robots.txt (R2.1, R2.3)", () => {
  let test: TestApp;
  const first = "00000000-0000-7000-8000-000000000001";
  const unlisted = randomUUID();

  beforeAll(async () => {
    test = await createTestApp();
    const many = Array.from({ length: sitemap.pathsPerFile }, () => seedTeacher({ id: randomUUID() }));
    await seedTeachers(test.database.pool, [
      seedTeacher({ id: first }),
      seedTeacher({ id: unlisted, phone: null }),
      ...many,
    ]);
    const photo = `teacher-${first}-1.webp`;
    await test.database.pool.query(
      "update teachers set photo_key = $2, updated_at = '2026-05-04T20:00:00Z' where account_id = $1",
      [first, photo],
    );
  });
  afterAll(() => test.close());

  const get = async (url: string) => {
    const { statusCode, body, headers } = await test.app.inject({ url });
    return { status: statusCode, body, headers };
  };
  const placesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => place);

  it("robots.txt names the sitemap by the origin of the settings", async () => {
    const { status, body, headers } = await get("/robots.txt");
    expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type: "text/plain; charset=utf-8" });
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(body).not.toMatch(/Disallow: \/$/m);
  });

  it("the index names files, each holds at most 10,000 addresses, and together they hold every listed teacher once", async () => {
    const index = await get("/sitemap.xml");
    expect(index.headers["content-type"]).toBe("application/xml; charset=utf-8");
    const files = placesOf(index.body);
    const names = ["pages-1", "keywords-1", "posts-1", "teachers-1", "teachers-2"];
    expect(files).toEqual(names.map((name) => `${origin}/sitemaps/${name}.xml`));
    const all: string[] = [];
    for (const file of files) {
      const { status, body } = await get(file.slice(origin.length));
      expect(status).toBe(200);
      const places = placesOf(body).filter((place) => !place.includes("/photos/"));
      expect(places.length).toBeLessThanOrEqual(10_000);
      all.push(...places);
    }
    // Also of the search without filters, which is a keyword address too.
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((place) => place.includes("/teacher-profile/"))).toHaveLength((sitemap.pathsPerFile + 1) * 3);
    expect(all.join()).not.toContain(unlisted);
    expect(all).toContain(`${origin}/ur/blog/the-first-lesson`);
    const supply = await get("/api/public/keyword-supply");
    const { offered } = JSON.parse(supply.body) as { offered: string[] };
    expect(offered.length).toBeGreaterThan(0);
    for (const path of offered) expect(all).toContain(`${origin}/hi${path}`);
  });

  it("an address appears in every language with its alternates, its last change by local day, and its public picture", async () => {
    const { body } = await get("/sitemaps/teachers-1.xml");
    const entries = body.split("\n").filter((line) => line.startsWith("<url>") && line.includes(first));
    const twins = [
      ["en", ""],
      ["hi", "/hi"],
      ["ur", "/ur"],
      ["x-default", ""],
    ].map(
      ([hreflang, prefix]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${prefix}/teacher-profile/${first}"/>`,
    );
    const rest = `<lastmod>2026-05-05</lastmod>${twins.join("")}<image:image><image:loc>${origin}/photos/teacher-${first}-1.webp</image:loc></image:image></url>`;
    expect(entries).toEqual(
      ["", "/hi", "/ur"].map((prefix) => `<url><loc>${origin}${prefix}/teacher-profile/${first}</loc>${rest}`),
    );
  });

  it.each([
    "teachers-3",
    "teachers-0",
    "pages-2",
    "keywords-2",
    "posts-2",
    "students-1",
    "teachers-1%00",
    "..%2f..%2fetc",
    "teachers-999999999",
  ])("there is no file %s", async (name) => {
    expect((await get(`/sitemaps/${name}.xml`)).status).toBe(404);
  });

  it("every document of the URL map is offered or left out on purpose", () => {
    const leadingOn = new Set(redirects.map(({ path }) => path));
    const documents = listAllScreens().filter(
      ({ kind, path }) => kind === "document" && !notOffered.test(path) && !leadingOn.has(path),
    );
    expect(publicPages.map(({ path }) => path)).toEqual(expect.arrayContaining(documents.map(({ path }) => path)));
  });
});
