/** Loads groups of texts in the language of the present page. */
import { defaultLanguage, isLanguage } from "#contract/language.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Text } from "#text/create-text.ts";
import { loadText, type PageGroup } from "./load-text.ts";

export function loadPageText(groups: readonly PageGroup[]): Promise<Text<Language>> {
  const { lang } = document.documentElement;
  return loadText(isLanguage(lang) ? lang : defaultLanguage, groups);
}
