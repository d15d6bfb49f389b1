/** The jobs of the office: copy the audit log into the process log. */
import type { Context } from "#server/context.ts";
import { copyAudit } from "./copy-audit.ts";

export async function workOffice(context: Pick<Context, "jobs" | "db" | "log">): Promise<void> {
  await context.jobs.work("copy_audit", () => copyAudit(context));
  await context.jobs.schedule("copy_audit", "* * * * *", {});
}
