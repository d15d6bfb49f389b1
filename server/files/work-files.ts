/** The hourly job that deletes files that no row names. */
import type { Context } from "#server/context.ts";
import { sweepFiles } from "./remove-unused.ts";

export async function workFiles(context: Context): Promise<void> {
  await context.jobs.work("sweep_files", async () => {
    await sweepFiles(context);
  });
  await context.jobs.schedule("sweep_files", "41 * * * *", {});
}
