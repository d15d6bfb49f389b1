/** The words that every app needs. */
import { loadPageText } from "#web/i18n/load-page-text.ts";

export const loadAppText = () => loadPageText(["shell", "app", "errors", "validation", "vocabulary"]);
