/** Texts in the browser: each language and group is a chunk of its own, loaded when a page or an island first names it. */
import { adoptFacts, brandValues } from "#content/brand.ts";
import type { Language } from "#contract/vocabulary.ts";
import { createText, type Text } from "#text/create-text.ts";
import type { Group, Texts } from "#text/keys.ts";

/** Mails are written on the server only. */
export type PageGroup = Exclude<Group, "mails">;

const files = import.meta.glob<Texts[PageGroup]>(["/text/*/*.json", "!/text/*/mails.json"], { import: "default" });

const texts = new Map<Language, Text<Language>>();

// Settings of the operator since the build are on the page (root.tsx), and are applied before any text.
if (!import.meta.env.SSR) adoptFacts(JSON.parse(document.documentElement.dataset.facts ?? "{}"));

/** The language's texts, with at least these groups. The same object for every caller. */
export async function loadText(language: Language, groups: readonly PageGroup[]): Promise<Text<Language>> {
  const text = texts.get(language) ?? createText(language, {}, () => brandValues(language));
  texts.set(language, text);
  const missing = groups.filter((group) => !text.has(group));
  await Promise.all(missing.map(async (group) => text.add(group, await readFile(language, group))));
  return text;
}

async function readFile(language: Language, group: PageGroup): Promise<Texts[PageGroup]> {
  const read = files[`/text/${language}/${group}.json`];
  if (read === undefined) throw new Error(`no texts ${language}/${group}`);
  return read();
}
