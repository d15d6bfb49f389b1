/** Writes an act's audit log line (R11.4). Only recordAct, recordGraveAct and giveVerdict call it, so an act that is against somebody, or grave, cannot skip their checks. */
import { type Act, acts } from "#contract/office/acts.ts";
import type { Tx } from "#server/db/client.ts";
import { auditLog } from "#server/db/schema/admin.ts";
import { Refusal } from "#server/refusal.ts";

/** Which admin acts, from where (a command has no address), and whether confirmed within the last 15 minutes (R7.14). */
export type Officer = { adminId: string; address: string | null; confirmed: boolean };

/** Columns before or after, as codes and moments; texts that name people stay in their own table. */
export type AuditValues = Record<string, unknown>;

export type ActRecord<A extends Act> = {
  by: Officer;
  act: A;
  subjectId: string | null;
  before: AuditValues | null;
  after: AuditValues | null;
  /** Further details. */
  details?: AuditValues;
};

/** Restores `before`; returns the restored state. */
export type Undo = (tx: Tx, subjectId: string, before: AuditValues) => Promise<AuditValues>;

/** Runs before a grave act is written; a refusal rolls its transaction back. */
export function refuseUnconfirmed({ confirmed }: Officer): void {
  if (!confirmed) throw new Refusal("confirm_required");
}

export async function writeAudit(tx: Tx, record: ActRecord<Act>): Promise<void> {
  const { by, act, details = {}, ...rest } = record;
  const { adminId, address } = by;
  await tx.insert(auditLog).values({ ...rest, adminId, address, act, subjectKind: acts[act].subject, details });
}
