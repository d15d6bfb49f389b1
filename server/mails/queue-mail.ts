/** Queues a mail in the caller's transaction: it goes out when, and only when, that commits. */
import type { Tx } from "#server/db/client.ts";
import { readClock } from "#server/db/database-clock.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import type { MailOrder } from "./kinds.ts";
import { safeName } from "./safe-name.ts";

const minute = 60_000;

export async function queueMail(tx: Tx, jobs: Pick<Jobs, "send">, order: MailOrder): Promise<void> {
  const life = "minutes" in order.params ? order.params.minutes * minute : undefined;
  const to = { name: safeName(order.to.name), address: order.to.address };
  const uselessAfter = life === undefined ? {} : { uselessAfter: (await readClock(tx)) + life };
  await jobs.send(tx, "mail", { order: { ...order, to }, ...uselessAfter });
}
