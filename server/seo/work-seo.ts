/** The jobs of search engines: every ten minutes changed addresses are submitted to the operator's IndexNow service, if there is one; at the start and every hour changed pages are searched. */
import type { Context } from "#server/context.ts";
import { type ChangedPage, noteChangedPages } from "./note-changed-pages.ts";
import { notifyEngines } from "./notify-engines.ts";

export async function workSeo(
  context: Pick<Context, "jobs" | "db" | "secret" | "settings">,
  listKeywords: () => Promise<ChangedPage[]>,
): Promise<void> {
  const { jobs, db, settings } = context;
  await jobs.work("tell_engines", () => notifyEngines(context));
  await jobs.schedule("tell_engines", "*/10 * * * *", {});
  await jobs.work("notice_pages", () => noteChangedPages(db, listKeywords));
  await jobs.schedule("notice_pages", "5 * * * *", {});
  // Another build may have other texts; without a service, once an hour is enough.
  if (settings.indexNow.endpoint !== undefined) await jobs.send(db, "notice_pages", {});
}
