/** The job of letters: once a day, strangers' letters that are long done are forgotten. */
import type { Context } from "#server/context.ts";
import { sweepContactMessages } from "./sweep-contact-messages.ts";

export async function workContact({ jobs, pool }: Pick<Context, "jobs" | "pool">): Promise<void> {
  await jobs.work("sweep_letters", async () => {
    await sweepContactMessages(pool);
  });
  await jobs.schedule("sweep_letters", "41 21 * * *", {});
}
