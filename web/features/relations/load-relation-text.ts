/** The words of asking and answering, and of the dashboards' tabs, in the language of the page. */
import { isLanguage } from "#contract/language.ts";
import { loadText } from "#web/i18n/load-text.ts";

export function loadRelationText() {
  const { lang } = document.documentElement;
  return loadText(isLanguage(lang) ? lang : "en", ["relations"]);
}
