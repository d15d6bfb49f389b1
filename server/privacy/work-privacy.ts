/** The erasure job: every hour, people who left thirty days ago are erased. */
import type { Context } from "#server/context.ts";
import { eraseAccounts } from "./erase-accounts.ts";

export async function workPrivacy({ db, jobs, log }: Pick<Context, "db" | "jobs" | "log">): Promise<void> {
  await jobs.work("erase_accounts", async () => {
    const { erased, failed } = await eraseAccounts({ db, jobs, log });
    // Fails, so that the job lands in the dead-letter queue, where the operator looks.
    if (failed > 0) throw new Error(`${failed} people could not be erased, ${erased} were`);
  });
  await jobs.schedule("erase_accounts", "17 * * * *", {});
}
