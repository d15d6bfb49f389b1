/** Every job the server works, noun by noun. */
import type { Context } from "#server/context.ts";
import { workAccounts } from "./accounts/work-accounts.ts";
import { workMails } from "./mails/work-mails.ts";

export async function startWork(context: Context): Promise<void> {
  await workAccounts(context);
  await workMails(context);
}
