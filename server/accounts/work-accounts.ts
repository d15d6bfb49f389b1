/** The jobs of accounts: answering who asked for a code, and, every hour, erasing and sweeping. */
import type { Context } from "#server/context.ts";
import { answerCodeRequest } from "./answer-code-request.ts";
import { eraseAccounts } from "./erase-accounts.ts";
import { sweepLeftovers } from "./sweep-leftovers.ts";

export async function workAccounts(context: Context): Promise<void> {
  const { db, jobs } = context;
  await jobs.work("code", ({ data }) => answerCodeRequest(context, data), { forget: true });
  await jobs.work("erase_accounts", async () => {
    await eraseAccounts(context);
    await sweepLeftovers(db);
  });
  await jobs.schedule("erase_accounts", "17 * * * *", {});
}
