/** The job of files: every hour, what no row names goes. */
import type { Context } from "#server/context.ts";
import { sweepFiles } from "./remove-unused.ts";

export async function workFiles(context: Context): Promise<void> {
  await context.jobs.work("sweep_files", async () => {
    await sweepFiles(context);
  });
  await context.jobs.schedule("sweep_files", "41 * * * *", {});
}
