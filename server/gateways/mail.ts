/** The mail transport: an SMTP server in production, the inbox page in a demo without one. */

import { createTransport } from "nodemailer";
import * as z from "zod/mini";
import { brand } from "#content/brand.ts";
import { second } from "#contract/durations.ts";
import type { Db } from "#server/db/client.ts";
import { mayBePlain } from "#server/settings/plain-address.ts";
import type { Settings } from "#server/settings/settings.ts";
import type { Mailer } from "./mailer.ts";

const maxNameLength = 100;

/** One plain address only: no list, no comment, no line break (trap: a raw string was delivered to an injected Bcc). */
const recipient = z.email().check(z.maxLength(254));

export async function openMailer({ settings, db }: { settings: Settings; db: Db }): Promise<Mailer> {
  if (settings.smtpUrl !== undefined) return openSmtp(settings.smtpUrl, settings.mailFrom, settings.plainHosts);
  return (await import("#demo/inbox.ts")).openInbox(db);
}

export function openSmtp(url: string, from: string, plainHosts: readonly string[] = []): Mailer {
  const transport = createTransport({
    url,
    // Opportunistic TLS could be stripped by a server in between.
    requireTLS: !mayBePlain(url, plainHosts),
    // Together well under the life of a mail job, so that no second worker takes it meanwhile.
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return {
    async send({ id, requestId, to, replyTo, language, unsubscribe, subject, text, html }) {
      if (!z.safeParse(recipient, to.address).success) return "refused";
      const isAnswerable = z.safeParse(recipient, replyTo).success;
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { name: brand.name[language], address: from },
          to: { name: [...to.name].slice(0, maxNameLength).join(""), address: to.address },
          ...(replyTo !== undefined && isAnswerable && { replyTo: { name: "", address: replyTo } }),
          envelope: { from, to: [to.address] },
          headers: {
            "Auto-Submitted": "auto-generated",
            "Content-Language": language,
            "X-Request-ID": requestId,
            ...(unsubscribe && {
              "List-Unsubscribe": `<${unsubscribe}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }),
          },
          subject,
          text,
          html,
        });
        return "sent";
      } catch (error) {
        if (isUnknownMailbox(error)) return "refused";
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** 550, 551 and 553 in answer to the recipient: the mailbox does not exist, and retries would harm our reputation. */
function isUnknownMailbox(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return command === "RCPT TO" && (responseCode === 550 || responseCode === 551 || responseCode === 553);
}
