/** Opens the mailer and works its queue. */
import type { Context } from "#server/context.ts";
import { readClock } from "#server/db/database-clock.ts";
import { openMailer } from "#server/gateways/mail.ts";
import { deliverMails } from "./deliver-mails.ts";
import type { MailOrder } from "./kinds.ts";

type Noting = (order: MailOrder) => Promise<void>;

export async function workMails({ db, jobs, settings, secret, log }: Context, noteSent: Noting): Promise<void> {
  const mailer = await openMailer({ settings, db });
  const now = () => readClock(db);
  await deliverMails(jobs, { mailer, origin: settings.origin, now, secret, noteSent, log });
}
