/** Queues a mail in the caller's transaction: it is sent if and only if that commits. */
import { minute } from "#contract/durations.ts";
import type { Tx } from "#server/db/client.ts";
import { readClock } from "#server/db/database-clock.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import type { MailJob } from "#server/jobs/queues.ts";
import type { MailOrder } from "./kinds.ts";
import { safeName } from "./safe-name.ts";

async function jobOf(tx: Tx, order: MailOrder): Promise<MailJob> {
  const life = "minutes" in order.params ? order.params.minutes * minute : undefined;
  const to = { name: safeName(order.to.name), address: order.to.address };
  const uselessAfter = life === undefined ? {} : { uselessAfter: (await readClock(tx)) + life };
  return { order: { ...order, to }, ...uselessAfter };
}

export async function queueMail(tx: Tx, jobs: Pick<Jobs, "send">, order: MailOrder): Promise<void> {
  await jobs.send(tx, "mail", await jobOf(tx, order));
}

/** Several mails by one statement. */
export async function queueMails(tx: Tx, jobs: Pick<Jobs, "sendAll">, orders: MailOrder[]): Promise<void> {
  const all: MailJob[] = [];
  for (const order of orders) all.push(await jobOf(tx, order));
  await jobs.sendAll(tx, "mail", all);
}
