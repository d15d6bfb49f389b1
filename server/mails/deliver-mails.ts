/** Works the mail queue: renders each order and hands it to the mailer, once as far as SMTP allows. */
import type { Mailer } from "#server/gateways/mail.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { renderMail } from "./render-mail.ts";

type Parts = {
  mailer: Mailer;
  origin: string;
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
};

export function deliverMails(jobs: Pick<Jobs, "work">, { mailer, origin, log }: Parts): Promise<void> {
  return jobs.work(
    "mail",
    async ({ id, data: { order, uselessAfter } }) => {
      const about = { mail: id, kind: order.kind };
      // A dead code would only mislead: after an outage the person asks for a fresh one, or has done so already.
      if (uselessAfter !== undefined && uselessAfter < Date.now())
        return log.warn(about, "mails: its code died before it could be sent");
      const outcome = await mailer.send({
        id,
        to: order.to,
        language: order.language,
        ...renderMail(order, { origin }),
      });
      if (outcome === "refused") log.warn(about, "mails: there is no such mailbox");
      else log.info(about, "mails: sent");
    },
    { forget: true },
  );
}
