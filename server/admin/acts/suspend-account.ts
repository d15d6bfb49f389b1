/** Suspends an account (R11.1): sessions end in the same transaction; database rules remove the person from lists, pages and streams. Undone, the account is as before; sessions stay ended. */
import { and, eq, isNull, notInArray, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { rolesWith } from "#contract/permissions.ts";
import type { Reasoned } from "#contract/schemas/office/office-fields.ts";
import { endSessions } from "#server/accounts/end-sessions.ts";
import { alreadyDecided } from "#server/admin/already-decided.ts";
import { findStanding } from "#server/admin/find-standing.ts";
import { giveVerdict } from "#server/admin/give-verdict.ts";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import type { Officer, Undo } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { Refusal } from "#server/refusal.ts";
import { storedMoment } from "./stored-moment.ts";

type Account = typeof accounts.$inferSelect;

export const keepAccount = ({ suspendedAt, suspensionReason }: Account) => ({ suspendedAt, suspensionReason });

export async function suspendAccount(
  tx: Tx,
  jobs: Mailing,
  by: Officer,
  { id, reason, rule }: Reasoned & { id: string },
): Promise<void> {
  const [suspended] = await tx
    .update(accounts)
    .set({ suspendedAt: sql`now()`, suspensionReason: reason })
    .where(
      and(
        eq(accounts.id, id),
        isNull(accounts.suspendedAt),
        isNull(accounts.erasedAt),
        notInArray(accounts.role, [...rolesWith("accounts.suspend")]),
      ),
    )
    .returning();
  if (suspended === undefined) throw await explain(tx, id);
  await endSessions(tx, id);
  await giveVerdict(tx, jobs, {
    by,
    act: "suspend_account",
    subjectId: id,
    before: { suspendedAt: null, suspensionReason: null },
    after: keepAccount(suspended),
    concernedId: id,
    words: reason,
    rule,
  });
}

/** An account that may suspend cannot be suspended: another admin changes its role first. */
async function explain(tx: Tx, id: string): Promise<Refusal> {
  const [found] = await tx.select().from(accounts).where(eq(accounts.id, id));
  if (found === undefined || found.erasedAt !== null) return new Refusal("not_found");
  if (found.suspendedAt === null) return new Refusal("conflict");
  const verdict = await findStanding(tx, "suspend_account", id);
  return alreadyDecided(tx, { adminId: verdict?.adminId ?? null, at: found.suspendedAt });
}

const accountSnapshot = z.object({ suspendedAt: storedMoment, suspensionReason: z.nullable(z.string()) });

export const undoSuspension: Undo = async (tx, id, before) => {
  const [restored] = await tx
    .update(accounts)
    .set(z.parse(accountSnapshot, before))
    .where(and(eq(accounts.id, id), isNull(accounts.erasedAt)))
    .returning();
  return restored === undefined ? {} : keepAccount(restored);
};
