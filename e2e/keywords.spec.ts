/** Keyword pages, redirect pages and the 404 page as a search engine reads them: no browser. */
import { type APIRequestContext, expect } from "@playwright/test";
import { readKeywordWords } from "#content/keywords/keyword-words.ts";
import { keywordSupplyEndpoint } from "#contract/keywords.ts";
import { languages } from "#contract/vocabulary.ts";
import { test } from "./test.ts";

const read = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { maxRedirects: 0 });
  return { status: answer.status(), headers: answer.headers(), html: await answer.text() };
};

const addressIn = (language: string, path: string) => (language === "en" ? path : `/${language}${path}`);
const insideOf = (html: string, tag: string) => new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? "";

test("R2.3 a keyword page has its own text, live numbers, six teachers, links and marked-up questions, in every language", async ({
  request,
}) => {
  const titles = new Set<string>();
  const { offered } = await (await request.get(keywordSupplyEndpoint.path)).json();
  const path: string = offered.find((each: string) => each.startsWith("/maths-tuition-"));
  const place = path.slice("/maths-tuition-".length);
  for (const language of languages) {
    const { status, html } = await read(request, addressIn(language, path));
    expect(status).toBe(200);
    expect(html.match(/<h1/g)).toHaveLength(1);
    titles.add(insideOf(html, "title"));
    const main = insideOf(html, "main");
    expect(main.match(/<article/g)).toHaveLength(6);
    expect(main).toContain(addressIn(language, `/home-tuition?subjects=mathematics&amp;place=${place}`));
    expect(main).toMatch(/href="[^"]*\/maths-tuition-[a-z0-9-]+"/);
    expect(html).not.toContain("noindex");
    // What the guarantee costs and how children are kept safe, as on the home page.
    for (const id of ["how", "fee-title", "trust-title"]) expect(html).toContain(`id="${id}"`);
    const graph = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/g)?.join() ?? "";
    expect(graph).toContain('"FAQPage"');
    const [, answer = "nothing"] = /"acceptedAnswer":\{"@type":"Answer","text":"([^"]{0,40})/.exec(graph) ?? [];
    expect(main).toContain(answer);
  }
  expect(titles.size).toBe(languages.length);
});

test("R2.3 R2.13 /home-tuition has its own text as a keyword address, its own search, how it works, the guarantee and the questions", async ({
  request,
}) => {
  for (const language of languages) {
    const words = readKeywordWords("/home-tuition", language);
    const plain = await read(request, addressIn(language, "/home-tuition"));
    const searched = await read(request, addressIn(language, "/home-tuition?subjects=mathematics"));
    expect([insideOf(plain.html, "title"), insideOf(plain.html, "h1")]).toEqual([words?.title, words?.heading]);
    expect(plain.html).toContain(`<meta name="description" content="${words?.description}"`);
    for (const paragraph of words?.introduction ?? []) expect(insideOf(plain.html, "main")).toContain(paragraph);
    expect(insideOf(searched.html, "title")).not.toBe(words?.title);
    expect(searched.html).not.toContain(words?.introduction[0]);
    for (const { html } of [plain, searched]) {
      expect(html).toContain('id="how"');
      expect(html).toContain('id="guarantee"');
      expect(html).toContain('id="questions"');
      expect(html.match(/<details[^>]* name="questions"/g)).toHaveLength(6);
    }
    const home = await read(request, addressIn(language, "/"));
    expect([plain, searched, home].map(({ html }) => html.includes('"FAQPage"'))).toEqual([true, false, false]);
  }
});

test("R2.3 examinations and subjects that the same people teach are separate pages: in the sitemap, indexed, with their own canonical", async ({
  request,
}) => {
  const index = (await read(request, "/sitemap.xml")).html;
  const maps = [...index.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, map = ""]) => map);
  const sitemaps = (await Promise.all(maps.map((map) => read(request, map)))).map(({ html }) => html).join("");
  const topics = [
    "neet",
    "jee",
    "cuet",
    "upsc",
    "ssc",
    "banking",
    "english",
    "science",
    "physics",
    "political-science",
  ];
  for (const topic of topics)
    for (const language of languages) {
      const path = addressIn(language, `/${topic}-tuition`);
      const { html } = await read(request, path);
      expect(html, path).not.toContain("noindex");
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}"`));
      expect(sitemaps).toMatch(new RegExp(`<loc>https?://[^/<]+${path}</loc>`));
    }
});

test("R2.3 without supply a page is 200, noindex and links to pages that have some; a near-synonym links to its parent", async ({
  request,
}) => {
  const far = await read(request, "/home-tuition-mumbai");
  expect(far.status).toBe(200);
  expect(far.html).toContain('name="robots" content="noindex"');
  expect(insideOf(far.html, "main")).toMatch(/<a href="\/online-[a-z-]+"/);
  const near = await read(request, "/hi/maths-tuition-near-me");
  expect(near.html).toMatch(/<link rel="canonical" href="[^"]*\/hi\/maths-tuition"/);
  expect(near.html).toContain('name="robots" content="noindex"');
});

test("R2.3 R13.3 /find-students addresses teachers: what families look for, and no card of anybody", async ({
  request,
}) => {
  const { status, html } = await read(request, "/ur/find-students");
  expect(status).toBe(200);
  const main = insideOf(html, "main");
  expect(main).toContain('class="bars"');
  expect(main).toContain('href="/ur/join?role=teacher"');
  expect(main).not.toContain("<article");
  for (const [, number = ""] of main.matchAll(/<b>([\d,]+)<\/b>/g))
    expect(Number(number.replaceAll(",", "")) >= 0).toBe(true);
});

test("R2.4 redirect pages are 301 with a titled page, and keep the parts of the slug they know and the language", async ({
  request,
}) => {
  for (const [path, location] of [
    ["/subjects/maths", "/home-tuition?subjects=mathematics"],
    ["/hi/locations/saket", "/hi/home-tuition?place=saket"],
    ["/courses/unheard-of", "/home-tuition"],
    ["/ur/teachers", "/ur"],
    ["/students", "/find-students"],
    ["/resources", "/blog"],
  ] as const) {
    const { status, headers, html } = await read(request, path);
    expect([status, headers.location], path).toEqual([301, location]);
    expect(insideOf(html, "title"), path).not.toBe("");
    expect(insideOf(html, "h1"), path).not.toBe("");
  }
});

test("R2.5 an unknown path is 404 with similar addresses and a search form", async ({ request }) => {
  for (const path of ["/math-tution-saket", "/hi/math-tution-saket", "/a/math-tution-saket"]) {
    const { status, html } = await read(request, path);
    expect(status, path).toBe(404);
    expect(html).toContain("search-form");
    expect(html).toContain('content="noindex"');
  }
  expect((await read(request, "/math-tution-saket")).html).toContain('href="/maths-tuition-saket"');
});
