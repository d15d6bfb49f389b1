/** The words that every app needs, in the language of the page. */
import { isLanguage } from "#contract/language.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Text } from "#text/create-text.ts";
import { loadText } from "#web/i18n/load-text.ts";

export function loadAppText(): Promise<Text<Language>> {
  const { lang } = document.documentElement;
  return loadText(isLanguage(lang) ? lang : "en", ["shell", "accounts", "errors", "validation", "vocabulary"]);
}
