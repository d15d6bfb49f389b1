/** The demo's mail: outgoing mails are stored in a table instead, and shown at /demo/inbox (R12.1). */
import { desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/client.ts";
import { demoInbox } from "#server/db/schema/admin.ts";
import type { Mailer } from "#server/gateways/mailer.ts";
import type { TextGateway } from "#server/gateways/text-gateway.ts";
import { escapeHtml } from "#server/mails/escape-html.ts";
import { sendDemoPage } from "./demo-page.ts";
import { renderInbox } from "./render-inbox.ts";

const shown = 100;

export function openInbox(db: Db): Mailer {
  return {
    async send({ id, to, subject, text, html }) {
      await db.insert(demoInbox).values({ id, to: to.address, subject, text, html }).onConflictDoNothing();
      return "sent";
    },
    close: () => {},
  };
}

/** Messages to phones are stored there too, under the number. */
export function openPhoneInbox(db: Db): TextGateway {
  return {
    async send({ id, to, text }) {
      const html = `<p>${escapeHtml(text)}</p>`;
      await db.insert(demoInbox).values({ id, to, subject: text, text, html }).onConflictDoNothing();
      return "sent";
    },
  };
}

export function serveInbox(app: FastifyInstance, db: Db): void {
  /** Filtered to one address when given. */
  const newest = (to?: string) =>
    db
      .select({
        to: demoInbox.to,
        subject: demoInbox.subject,
        text: demoInbox.text,
        html: demoInbox.html,
        at: demoInbox.at,
      })
      .from(demoInbox)
      .where(to === undefined ? undefined : eq(demoInbox.to, to))
      .orderBy(desc(demoInbox.at), desc(demoInbox.id))
      .limit(shown);

  app.get("/demo/inbox", async (_request, reply) => sendDemoPage(reply, renderInbox(await newest())));
  app.get<{ Querystring: { to?: string } }>("/demo/inbox.json", async ({ query: { to } }, reply) =>
    reply.header("cache-control", "no-store").send(await newest(typeof to === "string" ? to : undefined)),
  );
}
