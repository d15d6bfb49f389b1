/** The fast path of cached pages: language and request id. */
import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languageCookie } from "#contract/language.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { webOf } from "#test/web-build.ts";
import { serveCachedPages } from "./serve-cached-page.ts";
import { storePage } from "./store-page.ts";

let app: TestApp;
beforeAll(async () => {
  const web = webOf(async (_request, { language }) => new Response(`<html lang="${language}"></html>`));
  app = await createTestApp({ pages: { web, now: () => performance.now() } });
});
afterAll(() => app.close());

const english = "en-IN,en-GB;q=0.9,en;q=0.8";

async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await app.app.inject({ url, headers: { "accept-language": english, ...headers } });
  return { lang: /lang="(\w+)"/.exec(answer.body)?.[1], status: answer.statusCode, headers: answer.headers };
}

const cookies = [
  `a=b;${languageCookie}=ur`,
  `a=b;\t${languageCookie}=ur`,
  `a=b;  ${languageCookie}=ur`,
  `a=b; ${languageCookie} =ur`,
  `a=b; ${languageCookie}= ur`,
  `a=b; ${languageCookie}=%75r`,
  ` ${languageCookie}=ur`,
  `${languageCookie}=ur;${languageCookie}=hi`,
];

test.each(cookies)(
  "R2.2 the cookie %j changes the page's language for its sender, and for nobody else",
  async (sent) => {
    const path = `/poisoned/${encodeURIComponent(sent)}`;
    expect((await ask(path, { cookie: sent })).lang).toBe("ur");
    expect((await ask(path)).lang).toBe("en");
    expect((await ask(path, { cookie: sent })).lang).toBe("ur");
    expect((await ask(path, { cookie: "a=b" })).lang).toBe("en");
  },
);

test("R2.2 an address that names its language is in that one, whatever cookie and browser say", async () => {
  for (const cookie of ["a=b", ...cookies]) expect((await ask("/hi/named", { cookie })).lang).toBe("hi");
});

test("R2.2 caches on the way are told that a plain address depends on cookie and browser, on both ways", async () => {
  for (const _ of ["rendered", "cached"]) {
    expect((await ask("/told")).headers.vary).toMatch(/cookie, accept-language/);
    expect((await ask("/hi/told")).headers.vary).not.toMatch(/cookie|accept-language/);
  }
});

test("R12.3 every answer has a request id of its own, from the cache too", async () => {
  const first = await ask("/ids");
  const again = [
    await ask("/ids"),
    await ask("/ids"),
    await ask("/ids", { "if-none-match": String(first.headers.etag) }),
  ];
  expect(again.map(({ status }) => status)).toEqual([200, 200, 304]);
  const ids = [first, ...again].map(({ headers }) => headers["x-request-id"]);
  expect(new Set(ids).size).toBe(4);
  expect(ids).not.toContain(undefined);
});

test("R2.2 made-up languages get no cache entries: the entry of a page in use is not evicted by them", async () => {
  const page = storePage({ html: "page", policy: "" });
  const bare = Fastify();
  const quick = serveCachedPages(bare, "https://nukkad.test");
  await bare.register(cookie);
  let longWays = 0;
  bare.get("/*", (request, reply) => {
    longWays += 1;
    quick.remember(request, reply, "en /about");
    return reply.send("page");
  });
  quick.open({ lookUp: () => page });
  for (let made = 0; made < 30; made++)
    for (const accepted of [`x${made},en`, `en;q=0.${made}`, `q${made}-${made}`])
      await bare.inject({ url: "/about", headers: { "accept-language": accepted, "accept-encoding": "identity" } });
  expect(longWays).toBe(1);
  await bare.close();
});
