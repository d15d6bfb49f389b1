/** Opens the way out for mail and works its queue. */
import type { Context } from "#server/context.ts";
import { readClock } from "#server/db/database-clock.ts";
import { openMailer } from "#server/gateways/mail.ts";
import { deliverMails } from "./deliver-mails.ts";

export async function workMails({ db, jobs, settings, secret, log }: Context): Promise<void> {
  const mailer = await openMailer({ settings, db });
  await deliverMails(jobs, { mailer, origin: settings.origin, now: () => readClock(db), secret, log });
}
