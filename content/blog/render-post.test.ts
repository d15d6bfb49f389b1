/** Rendering a post's Markdown: anchors shared by every language, links in the reader's language, no raw HTML. */
import { expect, test } from "vitest";
import { renderPost } from "./render-post.ts";

const fileOf = (body: string) =>
  [
    "---",
    'title: "A post"',
    'description: "What a post is about, in as many words as a search engine shows."',
    'date: "2026-11-01"',
    'updated: "2026-11-02"',
    'tags: ["fees"]',
    'audience: "families"',
    'related: ["another"]',
    "---",
    body,
  ].join("\n");

const english = fileOf("## The teacher's way\n\n### Twice\n\nWords.\n\n### Twice\n\n## End **well**\n\nWords.");

test("R2.10 headings have the unique anchors of the English ones; those of the second level are the contents", () => {
  const hindi = fileOf("## टीचर का रास्ता\n\n### दो बार\n\nशब्द।\n\n### दो बार\n\n## अंत **भला**\n\nशब्द।");
  const { html, contents, slug, language } = renderPost("a-post.hi.md", hindi, english);
  expect({ slug, language }).toEqual({ slug: "a-post", language: "hi" });
  expect(contents).toEqual([
    { id: "the-teachers-way", title: "टीचर का रास्ता" },
    { id: "end-well", title: "अंत भला" },
  ]);
  expect([...html.matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    "the-teachers-way",
    "twice",
    "twice-2",
    "end-well",
  ]);
});

test("R2.2 internal links get the reader's language, others send no referrer", () => {
  const body = fileOf("## One\n\n[Search](/home-tuition?place=rohini), [there](https://cbse.gov.in), [up](#one).");
  const { html } = renderPost("a-post.ur.md", body, english);
  expect(html).toContain('<a href="/ur/home-tuition?place=rohini">');
  expect(html).toContain('<a href="https://cbse.gov.in" rel="noopener">');
  expect(html).toContain('<a href="#one">');
  expect(renderPost("a-post.en.md", body, english).html).toContain('<a href="/home-tuition?place=rohini">');
});

test("R7.10 HTML and script addresses stay text", () => {
  const { html } = renderPost("a-post.en.md", fileOf("<img src=x onerror=a()>\n\n[x](javascript:a())"), english);
  expect(html).not.toContain("<img");
  expect(html).not.toContain("<a");
});

test("R2.10 reading time assumes two hundred words a minute; English quotes are typographic", () => {
  const { readingTime, html } = renderPost("a-post.en.md", fileOf('"Yes" '.repeat(500)), english);
  expect(readingTime).toBe(3);
  expect(html).toContain("“Yes”");
});
