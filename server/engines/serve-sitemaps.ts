/** What crawlers ask for first: /robots.txt, the index of sitemaps at /sitemap.xml, and their files below /sitemaps/. */
import type { FastifyInstance, FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import { sitemap } from "#contract/limits.ts";
import type { Context } from "#server/context.ts";
import { askerOf, openWork } from "#server/http/classes-of-work.ts";
import { sendRefusal } from "#server/http/errors.ts";
import { Refusal } from "#server/refusal.ts";
import { cutTeachers, listPages, listTeachers, type TeacherFile } from "./offered-addresses.ts";
import { type SitemapFile, writeSitemap, writeSitemapIndex } from "./write-sitemap.ts";

/** Calls and the demo's own pages are nothing to find. Apps may be read: they say themselves that they are not to be kept. */
const robots = (origin: string) =>
  ["User-agent: *", "Disallow: /api/", "Disallow: /demo/", "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");

/** A name as the address has it: the family, and which of its files. */
const fileName = /^(pages|teachers)-([1-9]\d{0,5})$/;

export function serveSitemaps(app: FastifyInstance, { db, settings }: Pick<Context, "db" | "settings">): void {
  const { origin } = settings;
  const inTurn = openWork("sitemaps");
  /** Of a million teachers it takes a second. */
  const cut = new LRUCache<"teachers", TeacherFile[]>({
    max: 1,
    ttl: sitemap.keptFor,
    fetchMethod: () => cutTeachers(db),
  });
  const teacherFiles = async () => (await cut.fetch("teachers")) ?? [];
  /** Written once for all who ask within some minutes: the largest take megabytes and a statement each. */
  const written = new LRUCache<string, string>({
    maxSize: sitemap.keptCharacters,
    sizeCalculation: (text) => text.length,
    ttl: sitemap.keptFor,
    fetchMethod: async (name) => (name === "index" ? writeIndex() : writeFile(name)),
  });

  async function writeIndex(): Promise<string> {
    const teachers = await teacherFiles();
    const files: SitemapFile[] = [{ name: "pages-1", changed: newestOf(teachers) }];
    teachers.forEach(({ changed }, index) => {
      files.push({ name: `teachers-${index + 1}`, changed });
    });
    return writeSitemapIndex(origin, files);
  }

  /** Undefined: there is no such file. */
  async function writeFile(name: string): Promise<string | undefined> {
    const [, family, number] = fileName.exec(name) ?? [];
    if (family === undefined) return undefined;
    const teachers = await teacherFiles();
    if (family === "pages") return number === "1" ? writeSitemap(origin, listPages(newestOf(teachers))) : undefined;
    const file = teachers[Number(number) - 1];
    return file && writeSitemap(origin, await listTeachers(db, file.first));
  }

  async function send(reply: FastifyReply, text: string | undefined) {
    if (text === undefined) return sendRefusal(reply, new Refusal("not_found"));
    reply.header("cache-control", `public, max-age=${sitemap.keptFor / 1000}`);
    return reply.type("application/xml; charset=utf-8").send(text);
  }

  app.get("/robots.txt", async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=3600").send(robots(origin)),
  );
  app.get("/sitemap.xml", async (request, reply) =>
    send(reply, await inTurn(askerOf(request), () => written.fetch("index"))),
  );
  app.get<{ Params: { name: string } }>("/sitemaps/:name.xml", async (request, reply) => {
    const { name } = request.params;
    if (!fileName.test(name)) return send(reply, undefined);
    return send(reply, await inTurn(askerOf(request), () => written.fetch(name)));
  });
}

function newestOf(files: readonly TeacherFile[]): string | undefined {
  return files
    .map(({ changed }) => changed)
    .sort()
    .at(-1);
}
