/** The blog for readers without a script, search engines and feed readers (R2.10). */
import { readdirSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { postTags, readPost } from "#content/blog/front-matter.ts";
import { brand } from "#content/brand.ts";
import { textIn } from "#content/text-in.ts";
import { addressIn } from "#contract/language.ts";
import { languages } from "#contract/vocabulary.ts";
import { formatDate } from "#text/format.ts";
import { test } from "./test.ts";

const folder = "content/blog";
const slugs = readdirSync(folder).flatMap((name) => /^(.+)\.en\.md$/.exec(name)?.[1] ?? []);
const headOf = (slug: string, language: string) =>
  readPost(readFileSync(`${folder}/${slug}.${language}.md`, "utf8")).head;
/** Escapes text as React does in HTML. */
const asHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");

for (const language of languages) {
  test(`in ${language}: the list links to every post, each complete, with contents that link to its parts (R2.1, R2.10)`, async ({
    request,
    baseURL,
  }) => {
    const at = (path: string) => addressIn(language, path);
    const read = async (path: string) => {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      return answer.text();
    };
    const { t } = textIn(language);
    const lists = (await read(at("/blog"))) + (await read(`${at("/blog")}?page=2`));
    for (const slug of slugs) {
      const { title, description, date, tags } = headOf(slug, language);
      expect(lists).toContain(`href="${at(`/blog/${slug}`)}"`);
      const html = await read(at(`/blog/${slug}`));
      expect(html).toContain(`<title>${asHtml(`${title} · ${brand.name[language]}`)}</title>`);
      expect(html).toContain(`<meta name="description" content="${asHtml(description)}"`);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain(formatDate(language, new Date(date)));
      expect(html).toMatch(new RegExp(t("blog:minutes", { count: 7 }).replace("7", "\\d+")));
      for (const tag of tags) expect(html).toContain(postTags[tag][language]);
      const contents = [...html.matchAll(/<li[^>]*><a [^>]*href="#([a-z0-9-]+)">/g)].map(([, id]) => id);
      expect(contents.length).toBeGreaterThan(2);
      for (const id of contents) expect(html).toContain(`<h2 id="${id}">`);
      expect(html).toContain(`type="application/rss+xml"`);
      for (const other of languages)
        expect(html).toMatch(
          new RegExp(`hrefLang="${other}" href="${baseURL}${addressIn(other, `/blog/${slug}`)}"`, "i"),
        );
      const structured = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
      expect(structured.flatMap(([, json = "{}"]) => JSON.parse(json)["@graph"])).toContainEqual(
        expect.objectContaining({ "@type": "BlogPosting", headline: title, datePublished: date, inLanguage: language }),
      );
    }
    const feed = await request.get(at("/blog/rss.xml"));
    expect(feed.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const items = (await feed.text()).split("<item>").slice(1);
    expect(items).toHaveLength(slugs.length);
    for (const slug of slugs)
      expect(items.filter((item) => item.includes(`<link>${baseURL}${at(`/blog/${slug}`)}</link>`))).toHaveLength(1);
    for (const item of items) expect(item).toContain("<content:encoded>&lt;p&gt;");
  });
}

test("a topic shows only its posts, and an unknown post or page is not found (R2.5, R2.10)", async ({ request }) => {
  const list = await (await request.get("/blog?tag=fees&utm_source=x")).text();
  const shown = slugs.filter((slug) => list.includes(`href="/blog/${slug}"`));
  expect(shown).toEqual(slugs.filter((slug) => headOf(slug, "en").tags.includes("fees")));
  expect(list).toContain('<meta name="robots" content="noindex"');
  for (const path of ["/blog/no-such-post", "/hi/blog/no-such-post", "/blog?page=9", "/blog?tag=fees&page=2"])
    expect((await request.get(path)).status(), path).toBe(404);
  for (const path of ["/blog?tag=none", "/blog?page=0", "/blog?page=-1&tag[]=x"])
    expect((await request.get(path)).status(), path).toBe(200);
});
