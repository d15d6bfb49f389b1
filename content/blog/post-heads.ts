/** Front matter and word counts of all posts, read once: for server output about the blog without rendering. */
import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "#contract/vocabulary.ts";
import { type FrontMatter, readPost } from "./front-matter.ts";

export type PostHeads = Partial<Record<Language, FrontMatter>>;

type Posts = { heads: Map<string, PostHeads>; words: Map<string, string> };

let known: Posts | undefined;
const posts = () => {
  known ??= readPosts();
  return known;
};

/** By slug, each in its languages. */
export const postHeads = (): ReadonlyMap<string, PostHeads> => posts().heads;

/** By slug, the text in all languages joined. */
export const postWords = (): ReadonlyMap<string, string> => posts().words;

function readPosts(): Posts {
  const folder = new URL("./", import.meta.url);
  const heads = new Map<string, PostHeads>();
  const words = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    const [, slug, language] = /^(.+)\.(en|hi|ur)\.md$/.exec(file) ?? [];
    if (slug === undefined || language === undefined) continue;
    const text = readFileSync(new URL(file, folder), "utf8");
    heads.set(slug, { ...heads.get(slug), [language]: readPost(text).head });
    words.set(slug, (words.get(slug) ?? "") + text);
  }
  return { heads, words };
}
