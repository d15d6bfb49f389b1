/** The job of search engines: every ten minutes what changed is told to the operator's IndexNow service, if there is one. */
import type { Context } from "#server/context.ts";
import { tellEngines } from "./tell-engines.ts";

export async function workEngines(context: Pick<Context, "jobs" | "db" | "secret" | "settings">): Promise<void> {
  await context.jobs.work("tell_engines", () => tellEngines(context));
  await context.jobs.schedule("tell_engines", "*/10 * * * *", {});
}
