/** The texts that every app needs. */
import { loadPageText } from "#web/i18n/load-page-text.ts";
import type { PageGroup } from "#web/i18n/load-text.ts";

export const appGroups: PageGroup[] = ["shell", "app", "errors", "validation", "vocabulary"];

export const loadAppText = () => loadPageText(appGroups);
