/** The jobs of the office: the audit log is copied into the log of the processes. */
import type { Context } from "#server/context.ts";
import { copyAudit } from "./copy-audit.ts";

export async function workOffice(context: Pick<Context, "jobs" | "db" | "log">): Promise<void> {
  await context.jobs.work("copy_audit", () => copyAudit(context));
  await context.jobs.schedule("copy_audit", "* * * * *", {});
}
