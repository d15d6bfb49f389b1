/** The words of profiles and places, for apps and islands. */
import { loadPageText } from "#web/i18n/load-page-text.ts";

export const loadProfileText = () =>
  loadPageText(["shell", "profiles", "locations", "errors", "validation", "vocabulary"]);
