/** Lifts a suspension (R11.1): the person may sign in again and is notified. */
import { eq } from "drizzle-orm";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import { takeBack } from "#server/admin/revert-act.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { Refusal } from "#server/refusal.ts";
import { keepAccount } from "./suspend-account.ts";

export async function restoreAccount(
  tx: Tx,
  jobs: Mailing,
  by: Officer,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  const [found] = await tx.select().from(accounts).where(eq(accounts.id, id)).for("update");
  if (found === undefined || found.erasedAt !== null) throw new Refusal("not_found");
  if (found.suspendedAt === null) throw new Refusal("conflict");
  await takeBack(tx, jobs, by, {
    act: "suspend_account",
    as: "restore_account",
    subjectId: id,
    found: keepAccount(found),
    plain: { suspendedAt: null, suspensionReason: null },
    words: reason,
  });
}
