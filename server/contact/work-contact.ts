/** The job of letters: once a day, strangers' letters that are long done are forgotten. */
import type { Context } from "#server/context.ts";
import { sweepLetters } from "./sweep-letters.ts";

export async function workContact({ jobs, pool }: Pick<Context, "jobs" | "pool">): Promise<void> {
  await jobs.work("sweep_letters", async () => {
    await sweepLetters(pool);
  });
  await jobs.schedule("sweep_letters", "41 21 * * *", {});
}
