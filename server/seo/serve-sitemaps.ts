/** Files for crawlers: /robots.txt, the index of sitemaps at /sitemap.xml, and their files below /sitemaps/. */
import type { FastifyInstance, FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import { publicPages } from "#content/public-pages.ts";
import type { Answer } from "#contract/endpoint.ts";
import { keywordSupplyEndpoint } from "#contract/keywords.ts";
import { cacheAnswer } from "#server/cache-answer.ts";
import type { Context } from "#server/context.ts";
import { limitWork, requesterOf } from "#server/http/classes-of-work.ts";
import { sendRefusal } from "#server/http/errors.ts";
import { Refusal } from "#server/refusal.ts";
import { sitemap } from "#server/settings/tuning.ts";
import {
  cutTeachers,
  listPages,
  listPostAddresses,
  listTeacherAddresses,
  type OfferedAddress,
} from "./offered-addresses.ts";
import { type SitemapFile, writeSitemap, writeSitemapIndex } from "./write-sitemap.ts";

/** Calls and the demo's own pages are excluded. Apps may be crawled: they send noindex themselves. */
const robots = (origin: string) =>
  ["User-agent: *", "Disallow: /api/", "Disallow: /demo/", "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");

/** A file's name in the address: the family, and its number. */
const fileName = /^(pages|keywords|posts|teachers)-([1-9]\d{0,5})$/;

export function serveSitemaps(
  app: FastifyInstance,
  { readOld, settings }: Pick<Context, "readOld" | "settings">,
): void {
  const { origin } = settings;
  const inTurn = limitWork("sitemaps");
  /** Takes a second for a million teachers. */
  const teacherFiles = cacheAnswer(() => readOld("anybody", "rest", (on) => cutTeachers(on.db)), {
    life: () => sitemap.keptFor,
  });
  const newestChange = async () =>
    (await teacherFiles())
      .map(({ changed }) => changed)
      .sort()
      .at(-1);

  async function listKeywords(): Promise<OfferedAddress[]> {
    const answer = await app.inject({ url: keywordSupplyEndpoint.path });
    if (answer.statusCode !== 200) throw new Refusal("overloaded");
    const { offered }: Answer<typeof keywordSupplyEndpoint> = answer.json();
    // The search without filters is a keyword address too, and is listed among the pages.
    return offered.filter((path) => !publicPages.some((page) => page.path === path)).map((path) => ({ path }));
  }

  /** Families read as a whole, and cut here. */
  const whole: Record<string, () => OfferedAddress[] | Promise<OfferedAddress[]>> = {
    pages: async () => listPages(await newestChange()),
    keywords: listKeywords,
    posts: listPostAddresses,
  };

  async function writeIndex(): Promise<string> {
    const files: SitemapFile[] = [];
    for (const [family, list] of Object.entries(whole)) {
      const count = Math.ceil((await list()).length / sitemap.pathsPerFile);
      for (let number = 1; number <= count; number += 1) files.push({ name: `${family}-${number}` });
    }
    const teachers = await teacherFiles();
    files.push(...teachers.map(({ changed }, index) => ({ name: `teachers-${index + 1}`, changed })));
    return writeSitemapIndex(origin, files);
  }

  /** Undefined: there is no such file. */
  async function writeFile(name: string): Promise<string | undefined> {
    const [, family = "", number = ""] = fileName.exec(name) ?? [];
    const at = Number(number) - 1;
    const list = whole[family];
    if (list === undefined) {
      const file = (await teacherFiles())[at];
      return (
        file && writeSitemap(origin, await readOld("anybody", "rest", (on) => listTeacherAddresses(on.db, file.first)))
      );
    }
    const addresses = (await list()).slice(at * sitemap.pathsPerFile, (at + 1) * sitemap.pathsPerFile);
    return addresses.length > 0 ? writeSitemap(origin, addresses) : undefined;
  }

  /** Cached for some minutes and shared by all requests: the largest take megabytes and a statement each. */
  const written = new LRUCache<string, string>({
    maxSize: sitemap.keptCharacters,
    sizeCalculation: (text) => text.length,
    ttl: sitemap.keptFor,
    fetchMethod: async (name) => (name === "index" ? writeIndex() : writeFile(name)),
  });

  async function send(reply: FastifyReply, text: string | undefined) {
    if (text === undefined) return sendRefusal(reply, new Refusal("not_found"));
    reply.header("cache-control", `public, max-age=${sitemap.keptFor / 1000}`);
    return reply.type("application/xml; charset=utf-8").send(text);
  }

  app.get("/robots.txt", async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=3600").send(robots(origin)),
  );
  app.get("/sitemap.xml", async (request, reply) =>
    send(reply, await inTurn(requesterOf(request), () => written.fetch("index"))),
  );
  app.get<{ Params: { name: string } }>("/sitemaps/:name.xml", async (request, reply) => {
    const { name } = request.params;
    if (!fileName.test(name)) return send(reply, undefined);
    return send(reply, await inTurn(requesterOf(request), () => written.fetch(name)));
  });
}
