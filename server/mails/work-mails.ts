/** Works the queue of mails. */
import type { Context } from "#server/context.ts";
import { readClock } from "#server/db/database-clock.ts";
import { deliverMails } from "./deliver-mails.ts";

export async function workMails({ db, jobs, mailer, settings, secret, log }: Context): Promise<void> {
  await deliverMails(jobs, { mailer, origin: settings.origin, now: () => readClock(db), secret, log });
}
