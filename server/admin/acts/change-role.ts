/** Changes the role of an office account (R6.2): its sessions end in the same transaction, and one admin always remains. */
import { and, eq, inArray, isNull } from "drizzle-orm";
import { rolesWith } from "#contract/permissions.ts";
import type { OfficeRole } from "#contract/roles.ts";
import { officeRoles } from "#contract/roles.ts";
import { endSessions } from "#server/accounts/end-sessions.ts";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import { recordGraveAct } from "#server/admin/record-grave-act.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { describeDatabaseError } from "#server/db/constraint.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { isHere } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";

type Wanted = { id: string; role: OfficeRole };

export async function changeRole(tx: Tx, jobs: Mailing, by: Officer, { id, role }: Wanted): Promise<void> {
  const appointing = await lockAppointing(tx);
  const [found] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), inArray(accounts.role, [...officeRoles]), isNull(accounts.erasedAt)))
    .for("update");
  if (found === undefined) throw new Refusal("not_found");
  if (found.role === role) return;
  if (appointing.every((admin) => admin === id)) throw new Refusal("last_admin");
  await saveRole(tx, id, role);
  await endSessions(tx, id);
  await recordGraveAct(tx, jobs, {
    by,
    act: "change_role",
    subjectId: id,
    before: { role: found.role },
    after: { role },
  });
}

/** Lock in one order: of two admins who demote each other at once, the second finds that it is the last. */
async function lockAppointing(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.role, [...rolesWith("accounts.appoint")]), isHere(accounts)))
    .orderBy(accounts.id)
    .for("update");
  return rows.map((row) => row.id);
}

async function saveRole(tx: Tx, id: string, role: OfficeRole): Promise<void> {
  try {
    await tx.update(accounts).set({ role }).where(eq(accounts.id, id));
  } catch (error) {
    if (describeDatabaseError(error)?.constraint === "accounts_email_role") throw new Refusal("conflict");
    throw error;
  }
}
