/** Closes requests that nobody answered in time (R4.1), and notifies the requesters. */
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { relationTransitions } from "#contract/relation-states.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { relations } from "#server/db/schema/relations.ts";
import { workInBatches } from "#server/db/work-in-batches.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { notifyAll } from "#server/notifications/notify.ts";

/** Per transaction, so that concurrent answers wait briefly. */
const batch = 50;

type Parts = { db: Db; jobs: Pick<Jobs, "send"> };

/** Returns how many expired. */
export function expireRequests({ db, jobs }: Parts): Promise<number> {
  return workInBatches(batch, () => db.transaction((tx) => expireSome(tx, jobs)));
}

const { from, to } = relationTransitions.expire;

async function expireSome(tx: Tx, jobs: Pick<Jobs, "send">): Promise<number> {
  // A concurrent answer has locked the row and goes first.
  const due = tx
    .select({ id: relations.id })
    .from(relations)
    .where(and(eq(relations.status, from), lte(relations.expiresAt, sql`now()`)))
    .orderBy(asc(relations.expiresAt))
    .limit(batch)
    .for("update", { skipLocked: true });
  const lapsed = await tx
    .update(relations)
    .set({ status: to })
    .where(inArray(relations.id, due))
    .returning({
      id: relations.id,
      requester: sql<string>`case ${relations.askedBy} when 'student' then ${relations.studentId} else ${relations.teacherId} end`,
      requested: sql<string>`case ${relations.askedBy} when 'student' then ${relations.teacherId} else ${relations.studentId} end`,
    });
  const names = await findNames(
    tx,
    lapsed.map(({ requested }) => requested),
  );
  await notifyAll(
    tx,
    jobs,
    lapsed.map(({ id, requester, requested }) => ({
      to: requester,
      kind: "request_expired",
      params: { relationId: id },
      about: { name: names.get(requested) ?? null, active: false },
    })),
  );
  return lapsed.length;
}

async function findNames(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}
