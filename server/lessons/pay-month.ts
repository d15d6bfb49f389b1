/** Either side reports a month as paid (R13.5): the amount at that time is stored for good. No money passes through us. */
import type { MonthAccount } from "#contract/class-book.ts";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import type { Tx } from "#server/db/client.ts";
import { monthPayments } from "#server/db/schema/lessons.ts";
import { Refusal } from "#server/refusal.ts";
import type { LessonReader } from "./list-lessons.ts";
import { readMonth } from "./read-month.ts";

export async function payMonth(
  tx: Tx,
  reader: LessonReader,
  monthQuery: { relationId: string; month: string },
): Promise<MonthAccount> {
  const { fee } = await readMonth(tx, reader, monthQuery);
  if (fee === 0) throw new Refusal("lesson_settled");
  if (fee > limits.mostPaid) throw new Refusal("sum_too_large");
  // Idempotent.
  await tx
    .insert(monthPayments)
    .values({ ...monthQuery, saidBy: reader.role, paise: fee })
    .onConflictDoNothing();
  return readMonth(tx, reader, monthQuery);
}
