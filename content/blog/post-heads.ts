/** The heads of all posts, read from their files once: for what the server says of the blog without rendering it. */
import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "#contract/vocabulary.ts";
import { type FrontMatter, readPost } from "./front-matter.ts";

export type PostHeads = Partial<Record<Language, FrontMatter>>;

let known: ReadonlyMap<string, PostHeads> | undefined;

/** By slug, each in the languages it is written in. */
export function postHeads(): ReadonlyMap<string, PostHeads> {
  known ??= readHeads();
  return known;
}

function readHeads(): Map<string, PostHeads> {
  const folder = new URL("./", import.meta.url);
  const heads = new Map<string, PostHeads>();
  for (const file of readdirSync(folder)) {
    const [, slug, language] = /^(.+)\.(en|hi|ur)\.md$/.exec(file) ?? [];
    if (slug === undefined || language === undefined) continue;
    const { head } = readPost(readFileSync(new URL(file, folder), "utf8"));
    heads.set(slug, { ...heads.get(slug), [language]: head });
  }
  return heads;
}
