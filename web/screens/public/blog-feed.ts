/** /blog/rss.xml (R2.10): the posts of a language for feed readers, each with its whole text. */

import { postTags } from "#content/blog/front-matter.ts";
import { brand } from "#content/brand.ts";
import { textIn } from "#content/text-in.ts";
import { addressIn } from "#contract/language.ts";
import { type PageHandle, pageContext } from "#web/page.ts";
import type { Route } from "./+types/blog-feed";
import { allPosts } from "./blog/posts.ts";

export const handle: PageHandle = { kind: "document", type: "application/rss+xml" };

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** For our own addresses inside a post, which a feed reader shows elsewhere. */
const withOrigin = (html: string, origin: string) => html.replaceAll('href="/', `href="${origin}/`);

export function loader({ context }: Route.LoaderArgs) {
  const { language, origin } = context.get(pageContext);
  const { t } = textIn(language);
  const list = origin + addressIn(language, "/blog");
  const line = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const posts = allPosts(language);
  const changed = Math.max(...posts.map(({ head }) => Date.parse(head.updated)));
  const items = posts.map(({ slug, head, html }) => {
    const address = origin + addressIn(language, `/blog/${slug}`);
    return [
      "<item>",
      line("title", head.title),
      line("link", address),
      `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
      line("pubDate", new Date(head.date).toUTCString()),
      line("description", head.description),
      ...head.tags.map((tag) => line("category", postTags[tag][language])),
      line("content:encoded", withOrigin(html, origin)),
      "</item>",
    ].join("\n");
  });
  const feed = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    "<channel>",
    line("title", `${t("blog:title")} · ${brand.name[language]}`),
    line("link", list),
    `<atom:link href="${escapeXml(`${list}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    line("description", t("blog:description")),
    line("language", `${language}-IN`),
    line("lastBuildDate", new Date(changed).toUTCString()),
    ...items,
    "</channel>",
    "</rss>",
  ];
  return new Response(feed.join("\n"), { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
