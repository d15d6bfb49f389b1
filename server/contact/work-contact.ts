/** The contact job: once a day, delete strangers' messages closed long ago. */
import type { Context } from "#server/context.ts";
import { sweepContactMessages } from "./sweep-contact-messages.ts";

export async function workContact({ jobs, pool }: Pick<Context, "jobs" | "pool">): Promise<void> {
  await jobs.work("sweep_letters", async () => {
    await sweepContactMessages(pool);
  });
  await jobs.schedule("sweep_letters", "41 21 * * *", {});
}
