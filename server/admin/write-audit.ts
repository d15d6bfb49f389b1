/** Writes the one line of an act into the audit log (R11.4). Called by recordAct, recordGraveAct and giveVerdict alone: what is against somebody, or grave, has no other way in. */
import { type Act, acts } from "#contract/office/acts.ts";
import type { Tx } from "#server/db/client.ts";
import { auditLog } from "#server/db/schema/admin.ts";
import { Refusal } from "#server/refusal.ts";

/** Which admin acts, from where (a command has no address), and whether shown to be that admin within the last 15 minutes (R7.14). */
export type Officer = { adminId: string; address: string | null; confirmed: boolean };

/** Columns as they were or are, codes and moments; what names people stays in its own table. */
export type AuditValues = Record<string, unknown>;

export type ActRecord<A extends Act> = {
  by: Officer;
  act: A;
  subjectId: string | null;
  before: AuditValues | null;
  after: AuditValues | null;
  /** What else is worth knowing of it. */
  details?: AuditValues;
};

/** Puts back what stood in `before`; gives what it left. */
export type Undo = (tx: Tx, subjectId: string, before: AuditValues) => Promise<AuditValues>;

/** Before a grave act is written; its transaction then leaves nothing behind. */
export function refuseUnconfirmed({ confirmed }: Officer): void {
  if (!confirmed) throw new Refusal("confirm_required");
}

export async function writeAudit(tx: Tx, record: ActRecord<Act>): Promise<void> {
  const { by, act, details = {}, ...rest } = record;
  const { adminId, address } = by;
  await tx.insert(auditLog).values({ ...rest, adminId, address, act, subjectKind: acts[act].subject, details });
}
