/** The jobs of search engines: every ten minutes what changed is told to the operator's IndexNow service, if there is one; at the start and every hour it is looked which pages changed. */
import type { Context } from "#server/context.ts";
import { type NoticedPage, noticePages } from "./notice-pages.ts";
import { tellEngines } from "./tell-engines.ts";

export async function workEngines(
  context: Pick<Context, "jobs" | "db" | "secret" | "settings">,
  listKeywords: () => Promise<NoticedPage[]>,
): Promise<void> {
  const { jobs, db, settings } = context;
  await jobs.work("tell_engines", () => tellEngines(context));
  await jobs.schedule("tell_engines", "*/10 * * * *", {});
  await jobs.work("notice_pages", () => noticePages(db, listKeywords));
  await jobs.schedule("notice_pages", "5 * * * *", {});
  // Another build may have other words; where nobody is told, the hour is soon enough.
  if (settings.indexNow.endpoint !== undefined) await jobs.send(db, "notice_pages", {});
}
