/** The words of the search, for the tabs of the dashboards that need them. */
import { loadAppText } from "#web/features/app-frame/load-app-text.ts";
import { loadText } from "#web/i18n/load-text.ts";

export async function loadSearchText(): Promise<void> {
  const { language } = await loadAppText();
  await loadText(language, ["search"]);
}
