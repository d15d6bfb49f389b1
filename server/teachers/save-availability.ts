/** A teacher's week: read, and replaced as a whole (R5.3). */
import { eq, sql } from "drizzle-orm";
import type { Slot } from "#contract/availability.ts";
import type { Tx } from "#server/db/client.ts";
import { availabilitySlots } from "#server/db/schema/teachers.ts";
import { Refusal } from "#server/refusal.ts";
import { raiseVersion } from "./raise-version.ts";
import { slotsSql } from "./slots-sql.ts";

export type Week = { slots: Slot[]; version: number };

export async function readAvailability(tx: Tx, teacherId: string): Promise<Week> {
  const { rows } = await tx.execute<Week>(
    sql`select version, ${slotsSql(sql`t.account_id`)} as slots from teachers t where account_id = ${teacherId}`,
  );
  const [week] = rows;
  if (week === undefined) throw new Refusal("not_found");
  return week;
}

/** The contract has refused overlaps within the list; nothing else is left to collide with. */
export async function replaceSlots(tx: Tx, teacherId: string, slots: readonly Slot[]): Promise<void> {
  await tx.delete(availabilitySlots).where(eq(availabilitySlots.teacherId, teacherId));
  if (slots.length > 0) await tx.insert(availabilitySlots).values(slots.map((slot) => ({ ...slot, teacherId })));
}

export async function saveAvailability(
  tx: Tx,
  teacherId: string,
  { slots, version }: { slots: readonly Slot[]; version?: number | undefined },
): Promise<Week> {
  await raiseVersion(tx, teacherId, version, {});
  await replaceSlots(tx, teacherId, slots);
  return readAvailability(tx, teacherId);
}
