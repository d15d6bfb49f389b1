/** Every blog post: its front matter is valid, its headings are in order, its references exist, and translations match. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "#contract/vocabulary.ts";
import { readPost } from "./front-matter.ts";

const folder = new URL(".", import.meta.url);

const posts = readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .map((name) => {
    const [slug = "", language] = name.split(".");
    return { name, slug, language: language as Language, ...readPost(readFileSync(new URL(name, folder), "utf8")) };
  });

const inLanguage = (language: Language) => posts.filter((post) => post.language === language);
const slugs = new Set(inLanguage("en").map(({ slug }) => slug));

describe("R2.10 the blog", () => {
  test("has at least ten posts in English, five of them in Hindi and in Urdu", () => {
    expect(slugs.size).toBeGreaterThanOrEqual(10);
    for (const language of ["hi", "ur"] as const) expect(inLanguage(language).length).toBeGreaterThanOrEqual(5);
  });

  test.each(posts)("$name: a known language, a slug, dates in order, 600 to 1000 words", (post) => {
    expect(languages).toContain(post.language);
    expect(post.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(post.head.updated >= post.head.date).toBe(true);
    const words = post.body.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1000);
  });

  test.each(posts)("$name: related posts exist, and none is itself", ({ slug, head }) => {
    for (const other of head.related) expect(slugs).toContain(other);
    expect(head.related).not.toContain(slug);
  });

  test.each(posts)("$name: headings begin at the second level and skip none", ({ body }) => {
    const levels = [...body.matchAll(/^(#+) /gm)].map(([, marks = ""]) => marks.length);
    expect(levels.length).toBeGreaterThanOrEqual(4);
    for (const [at, level] of levels.entries()) {
      expect(level).toBeGreaterThanOrEqual(2);
      expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 1) + 1);
    }
  });

  test.each(posts.filter(({ language }) => language !== "en"))(
    "$name: the same head and headings as in English",
    ({ slug, head, body }) => {
      const english = inLanguage("en").find((post) => post.slug === slug);
      const levels = (text = "") => [...text.matchAll(/^(#+) /gm)].map(([, marks]) => marks);
      const { tags, audience, related, date } = head;
      expect(english?.head).toMatchObject({ tags, audience, related, date });
      expect(levels(body)).toEqual(levels(english?.body));
    },
  );

  test.each(languages)("in %s no two share a title or description", (language) => {
    for (const part of ["title", "description"] as const) {
      const said = inLanguage(language).map(({ head }) => head[part]);
      expect(new Set(said).size).toBe(said.length);
    }
  });
});
