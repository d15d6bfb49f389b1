/** The operator's fee of each demo connection (R1.3): most are paid, the newest due, a few waived or refunded. */
import { day } from "#contract/durations.ts";
import type { feeEntries, relations } from "#server/db/schema/relations.ts";
import { demoId } from "./demo-id.ts";
import { daysBefore } from "./moments.ts";

export type FeeEntryRow = typeof feeEntries.$inferInsert;

/** Paise. */
const amount = 19_900;
const firstDays = 14 * day;

type Mark = Pick<FeeEntryRow, "state" | "note" | "stateChangedBy">;

/** By the story's number, so that every state occurs and every demo is the same. */
function markOf(index: number, age: number): Mark {
  const stateChangedBy = demoId("admin", 0);
  if (index % 53 === 7) return { state: "refunded", note: "Claim granted", stateChangedBy };
  if (index % 31 === 5) return { state: "waived", note: "First month of the locality", stateChangedBy };
  if (age < 45 * day && index % 3 !== 0) return { state: "due" };
  return { state: "paid", note: "UPI", stateChangedBy };
}

export function makeFee(index: number, relation: typeof relations.$inferInsert, now: Date): FeeEntryRow | undefined {
  const { id = "", activatedAt, endedAt } = relation;
  if (!activatedAt) return undefined;
  const entry = { id: demoId("fee", index), relationId: id, amount, currency: "INR", createdAt: activatedAt };
  if (endedAt && endedAt.getTime() - activatedAt.getTime() <= firstDays)
    return { ...entry, state: "waived", stateChangedAt: endedAt };
  const mark = markOf(index, now.getTime() - activatedAt.getTime());
  const changed = new Date(Math.min(activatedAt.getTime() + 9 * day, daysBefore(now, 0.1).getTime()));
  return { ...entry, ...mark, stateChangedAt: mark.state === "due" ? activatedAt : changed };
}
