/** The jobs of accounts: answering who asked for a code, and, every hour, sweeping. */
import type { Context } from "#server/context.ts";
import { answerCodeRequest } from "./answer-code-request.ts";
import { sweepLeftovers } from "./sweep-leftovers.ts";

export async function workAccounts(context: Context): Promise<void> {
  const { jobs, pool } = context;
  await jobs.work("code", ({ data }) => answerCodeRequest(context, data), { forget: true });
  await jobs.work("sweep_accounts", () => sweepLeftovers(pool));
  await jobs.schedule("sweep_accounts", "29 * * * *", {});
}
