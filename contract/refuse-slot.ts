/** Which slots of a week conflict (R3.2). */

type Slot = { day: string; startTime: string; endTime: string };

/** Equal, or overlapping by a minute. */
export function overlaps(one: Slot, other: Slot): boolean {
  return one.day === other.day && one.startTime < other.endTime && other.startTime < one.endTime;
}

/** Why a slot cannot be added to the others: the key of its text, or null. */
export function refuseSlot(added: Slot, present: readonly Slot[]): "slot_order" | "slot_exists" | null {
  if (added.endTime <= added.startTime) return "slot_order";
  return present.some((each) => overlaps(each, added)) ? "slot_exists" : null;
}
