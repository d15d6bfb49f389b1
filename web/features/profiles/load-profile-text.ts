/** The texts of profiles and places, for apps and islands. */
import { loadPageText } from "#web/i18n/load-page-text.ts";
import type { PageGroup } from "#web/i18n/load-text.ts";

export const profileText: readonly PageGroup[] = [
  "shell",
  "profiles",
  "locations",
  "errors",
  "validation",
  "vocabulary",
];

export const loadProfileText = () => loadPageText(profileText);
