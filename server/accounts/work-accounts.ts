/** Jobs of accounts: answer code requests, warn about password guessing, and hourly clean-up. */
import type { Context } from "#server/context.ts";
import { openAccounts } from "./accounts.ts";
import { answerCodeRequest, answerGuessing } from "./answer-code-request.ts";
import { sendMessages } from "./send-messages.ts";
import { sweepLeftovers } from "./sweep-leftovers.ts";

export async function workAccounts(context: Context): Promise<void> {
  const { jobs, pool } = context;
  const accounts = openAccounts(context);
  await jobs.work("code", ({ data }) => answerCodeRequest(accounts, data), { forget: true });
  await jobs.work("guessing", ({ data }) => answerGuessing(accounts, data), { forget: true });
  await sendMessages(context);
  await jobs.work("sweep_accounts", () => sweepLeftovers(pool));
  await jobs.schedule("sweep_accounts", "29 * * * *", {});
}
