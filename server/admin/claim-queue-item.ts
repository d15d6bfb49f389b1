/** Who opens an item of the queue has it for ten minutes (R11.5); others are told who, and a decision is nobody's privilege. */
import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { office } from "#contract/limits.ts";
import { queueKindsOf } from "#contract/office/queue.ts";
import type { Tx } from "#server/db/client.ts";
import { queueItems } from "#server/db/schema/admin.ts";
import { Refusal } from "#server/refusal.ts";
import { alreadyClaimed } from "./already-decided.ts";
import type { QueueReader } from "./list-queue.ts";

/** Of a kind that the officer may read; another is not there for them. */
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

/** What is another's, or was never claimed, stays as it is. */
export async function releaseQueueItem(tx: Tx, by: QueueReader, id: string): Promise<void> {
  await tx
    .update(queueItems)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(eq(queueItems.id, id), eq(queueItems.claimedBy, by.id)));
}
