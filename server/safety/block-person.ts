/** Blocks (R10.3): neither finds, sees nor asks the other, as server/people/visibility.ts says; open requests and relations between them close. */
import { and, desc, eq, sql } from "drizzle-orm";
import { initialOf } from "#contract/initial.ts";
import { safety as limits } from "#contract/limits.ts";
import { limitAndOffset, type Paging } from "#contract/paging.ts";
import type { BlockedPerson } from "#contract/safety.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { blocks } from "#server/db/schema/relations.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { Refusal } from "#server/refusal.ts";
import { closeRelations } from "#server/relations/close-relations.ts";
import { otherRole, type Party } from "#server/relations/party.ts";
import { findKnown, type Known } from "./find-known.ts";

/** The other is notified of the transition as of a normal decline, and not of the block. */
export async function blockPerson(
  tx: Tx,
  jobs: Pick<Jobs, "send">,
  me: Party & { name: string },
  otherId: string,
): Promise<BlockedPerson> {
  const other = await findKnown(tx, me, otherId);
  // Students do not meet students, nor teachers teachers.
  if (other.role !== otherRole(me.role)) throw new Refusal("not_found");
  await holdBoth(tx, me.id, other.id);
  const [made] = await tx
    .insert(blocks)
    .values({ blockerId: me.id, blockedId: other.id })
    // A repeated block returns the moment of the first.
    .onConflictDoUpdate({ target: [blocks.blockerId, blocks.blockedId], set: { createdAt: sql`blocks.created_at` } })
    .returning({ createdAt: blocks.createdAt });
  if ((await tx.$count(blocks, eq(blocks.blockerId, me.id))) > limits.blocks) throw new Refusal("blocks_limit");
  await closeRelations(tx, jobs, { by: me, name: me.name, otherId: other.id });
  return showBlocked({ ...other, blockedAt: made?.createdAt ?? new Date() });
}

/** A request locks the sender's own account (contact-person.ts): a concurrent one is there before, or finds the block. */
async function holdBoth(tx: Tx, one: string, other: string): Promise<void> {
  await tx.execute(sql`select from accounts where id in (${one}::uuid, ${other}::uuid) order by id for no key update`);
}

function showBlocked({ id, role, name, blockedAt }: Known & { blockedAt: Date }): BlockedPerson {
  return {
    accountId: id,
    role,
    name: role === "teacher" ? name : null,
    initial: initialOf(name),
    blockedAt: blockedAt.toISOString(),
  };
}

export async function unblockPerson(tx: Tx, me: string, otherId: string): Promise<void> {
  await tx.delete(blocks).where(and(eq(blocks.blockerId, me), eq(blocks.blockedId, otherId)));
}

export async function listBlocks(
  tx: Tx,
  me: string,
  paging: Paging,
): Promise<{ items: BlockedPerson[]; total: number }> {
  const mine = eq(blocks.blockerId, me);
  const { limit, offset } = limitAndOffset(paging);
  const rows = await tx
    .select({ id: accounts.id, role: accounts.role, name: accounts.name, blockedAt: blocks.createdAt })
    .from(blocks)
    .innerJoin(accounts, eq(accounts.id, blocks.blockedId))
    .where(mine)
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
    .limit(limit)
    .offset(offset);
  const items = rows.map(({ role, ...row }) => showBlocked({ ...row, role: role === "teacher" ? role : "student" }));
  return { items, total: await tx.$count(blocks, mine) };
}
