/** A teacher's week: read, and replaced as a whole (R5.3). */
import { eq, inArray, sql } from "drizzle-orm";
import type { Slot } from "#contract/availability.ts";
import type { Tx } from "#server/db/client.ts";
import { availabilitySlots } from "#server/db/schema/teachers.ts";
import { Refusal } from "#server/refusal.ts";
import { raiseVersion } from "./raise-version.ts";
import { slotsSql } from "./slots-sql.ts";

export type WeekSlots = { slots: Slot[]; version: number };

export async function readAvailability(tx: Tx, teacherId: string): Promise<WeekSlots> {
  const { rows } = await tx.execute<WeekSlots>(
    sql`select version, ${slotsSql(sql`t.account_id`)} as slots from teachers t where account_id = ${teacherId}`,
  );
  const [week] = rows;
  if (week === undefined) throw new Refusal("not_found");
  return week;
}

const isSame = (one: Slot, other: Slot) =>
  one.day === other.day && one.startTime === other.startTime && one.endTime === other.endTime;

/** The contract has refused overlaps within the list; no other conflict is possible. An unchanged week invalidates no page. */
export async function replaceSlots(tx: Tx, teacherId: string, slots: readonly Slot[]): Promise<void> {
  const before = await tx.select().from(availabilitySlots).where(eq(availabilitySlots.teacherId, teacherId));
  const removed = before.filter((slot) => !slots.some((each) => isSame(each, slot)));
  const added = slots.filter((slot) => !before.some((each) => isSame(each, slot)));
  if (removed.length > 0)
    await tx.delete(availabilitySlots).where(
      inArray(
        availabilitySlots.id,
        removed.map(({ id }) => id),
      ),
    );
  if (added.length > 0) await tx.insert(availabilitySlots).values(added.map((slot) => ({ ...slot, teacherId })));
}

export async function saveAvailability(
  tx: Tx,
  teacherId: string,
  { slots, version }: { slots: readonly Slot[]; version?: number | undefined },
): Promise<WeekSlots> {
  await raiseVersion(tx, teacherId, version, {});
  await replaceSlots(tx, teacherId, slots);
  return readAvailability(tx, teacherId);
}
