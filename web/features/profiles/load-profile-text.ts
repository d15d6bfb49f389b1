/** The words of profiles and places, in the language of the page, for apps and islands. */
import { isLanguage } from "#contract/language.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Text } from "#text/create-text.ts";
import { loadText } from "#web/i18n/load-text.ts";

export function loadProfileText(): Promise<Text<Language>> {
  const { lang } = document.documentElement;
  return loadText(isLanguage(lang) ? lang : "en", [
    "shell",
    "profiles",
    "locations",
    "errors",
    "validation",
    "vocabulary",
  ]);
}
