/** Works the mail queue: renders each order and passes it to the mailer, once as far as SMTP allows. */
import { isChosenKind } from "#contract/notification-kinds.ts";
import type { Mailer } from "#server/gateways/mailer.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { traceWork } from "#server/logging/traces.ts";
import type { MailOrder } from "./kinds.ts";
import { renderMail } from "./render-mail.ts";
import { signUnsubscription, type UnsubscribeLinks, unsubscribeLinks } from "./unsubscribe-link.ts";

type Parts = {
  mailer: Mailer;
  origin: string;
  /** Milliseconds since 1970, by the clock that also set the code's expiry. */
  now: () => Promise<number>;
  /** Signs unsubscribe links. */
  secret: Buffer;
  /** Called once the recipient's server has accepted a mail; may run twice. */
  noteSent?: (order: MailOrder) => Promise<void>;
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
};

export function deliverMails(
  jobs: Pick<Jobs, "work">,
  { mailer, origin, now, secret, noteSent, log }: Parts,
): Promise<void> {
  return jobs.work(
    "mail",
    async ({ id, requestId, data: { order, uselessAfter } }) => {
      const about = { mail: id, kind: order.kind };
      // An expired code would only mislead: after an outage the person requests a new one.
      if (uselessAfter !== undefined && uselessAfter < (await now()))
        return log.warn(about, "mails: its code expired before it could be sent");
      const stop = findLinks(order, origin, secret);
      const mail = {
        id,
        requestId,
        to: order.to,
        replyTo: order.kind === "contact_letter" ? order.params.letter.email : undefined,
        language: order.language,
        unsubscribe: stop?.call,
        ...renderMail(order, { origin, unsubscribe: stop?.page }),
      };
      const attributes = { "nukkad.mail": order.kind };
      const outcome = await traceWork("send mail", { kind: "CLIENT", attributes }, () => mailer.send(mail));
      if (outcome === "refused") return log.warn(about, "mails: there is no such mailbox");
      log.info(about, "mails: sent");
      await noteSent?.(order);
    },
    { forget: true },
  );
}

/** Most notifications by mail can be unsubscribed; those about the account itself, or by which silence counts, cannot. */
function findLinks(order: MailOrder, origin: string, secret: Buffer): UnsubscribeLinks | undefined {
  const { kind, params } = order;
  if (!isChosenKind(kind) || !("accountId" in params)) return undefined;
  return unsubscribeLinks(origin, signUnsubscription(secret, { accountId: params.accountId, kind }));
}
