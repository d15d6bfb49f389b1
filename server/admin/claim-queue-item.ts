/** Opening a queue item claims it for ten minutes (R11.5); others see who has it, and may still decide it. */
import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { office } from "#contract/limits.ts";
import { queueKindsOf } from "#contract/office/queue.ts";
import type { Tx } from "#server/db/client.ts";
import { queueItems } from "#server/db/schema/admin.ts";
import { Refusal } from "#server/refusal.ts";
import { alreadyClaimed } from "./already-decided.ts";
import type { QueueReader } from "./list-queue.ts";

/** Only of kinds that the officer may read; others are not found. */
const isOpenTo = ({ role }: QueueReader, id: string) =>
  and(eq(queueItems.id, id), inArray(queueItems.kind, queueKindsOf(role)));

async function findItem(tx: Tx, by: QueueReader, id: string) {
  const [item] = await tx.select().from(queueItems).where(isOpenTo(by, id));
  if (item === undefined) throw new Refusal("not_found");
  return item;
}

export async function claimQueueItem(tx: Tx, by: QueueReader, id: string): Promise<void> {
  const free = or(
    isNull(queueItems.claimedBy),
    eq(queueItems.claimedBy, by.id),
    lte(queueItems.claimedUntil, sql`now()`),
  );
  const claimed = await tx
    .update(queueItems)
    .set({ claimedBy: by.id, claimedUntil: sql`now() + make_interval(secs => ${office.claimedFor / 1000})` })
    .where(and(isOpenTo(by, id), isNull(queueItems.doneAt), free))
    .returning({ id: queueItems.id });
  if (claimed.length > 0) return;
  const { doneAt, claimedBy, claimedUntil } = await findItem(tx, by, id);
  throw doneAt === null ? await alreadyClaimed(tx, { adminId: claimedBy, at: claimedUntil }) : new Refusal("conflict");
}

/** An item claimed by another officer, or by nobody, stays as it is. */
export async function releaseQueueItem(tx: Tx, by: QueueReader, id: string): Promise<void> {
  await tx
    .update(queueItems)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(eq(queueItems.id, id), eq(queueItems.claimedBy, by.id)));
}
