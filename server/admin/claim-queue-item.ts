/** Who opens an item of the queue has it for ten minutes (R11.5); others are told who, and a decision is nobody's privilege. */
import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { office } from "#contract/limits.ts";
import type { Tx } from "#server/db/client.ts";
import { queueItems } from "#server/db/schema/admin.ts";
import { Refusal } from "#server/refusal.ts";
import { alreadyClaimed } from "./already-decided.ts";

async function findItem(tx: Tx, id: string) {
  const [item] = await tx.select().from(queueItems).where(eq(queueItems.id, id));
  if (item === undefined) throw new Refusal("not_found");
  return item;
}

export async function claimQueueItem(tx: Tx, adminId: string, id: string): Promise<void> {
  const free = or(
    isNull(queueItems.claimedBy),
    eq(queueItems.claimedBy, adminId),
    lte(queueItems.claimedUntil, sql`now()`),
  );
  const claimed = await tx
    .update(queueItems)
    .set({ claimedBy: adminId, claimedUntil: sql`now() + make_interval(secs => ${office.claimedFor / 1000})` })
    .where(and(eq(queueItems.id, id), isNull(queueItems.doneAt), free))
    .returning({ id: queueItems.id });
  if (claimed.length > 0) return;
  const { doneAt, claimedBy, claimedUntil } = await findItem(tx, id);
  throw doneAt === null ? await alreadyClaimed(tx, { adminId: claimedBy, at: claimedUntil }) : new Refusal("conflict");
}

/** What is another's, or was never claimed, stays as it is. */
export async function releaseQueueItem(tx: Tx, adminId: string, id: string): Promise<void> {
  await tx
    .update(queueItems)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(eq(queueItems.id, id), eq(queueItems.claimedBy, adminId)));
}
