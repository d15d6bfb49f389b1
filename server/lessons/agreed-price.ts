/** What a lesson costs (R13.5): by the price that was agreed when it was proposed, to the paisa. */

import { eq } from "drizzle-orm";
import type { PriceKind } from "#contract/lesson-states.ts";
import { toPaise } from "#contract/paise.ts";
import type { Tx } from "#server/db/client.ts";
import { teachers } from "#server/db/schema/teachers.ts";
import type { LessonRow } from "./lock-lesson.ts";

const minutesPerHour = 60;

export type Price = { priceKind: PriceKind; pricePaise: number | null };

/** What the teacher asks for now. Who asks by the hour does not ask by the month as well. */
export async function currentPrice(tx: Tx, teacherId: string): Promise<Price> {
  const [fee] = await tx
    .select({ hourly: teachers.feeHourly, monthly: teachers.feeMonthly })
    .from(teachers)
    .where(eq(teachers.accountId, teacherId));
  if (fee?.hourly != null) return { priceKind: "hourly", pricePaise: toPaise(fee.hourly) };
  if (fee?.monthly != null) return { priceKind: "monthly", pricePaise: toPaise(fee.monthly) };
  return { priceKind: "none", pricePaise: null };
}

/** Of a lesson that was fixed before prices were written down: what the teacher asks for now. */
export async function agreedPrice(tx: Tx, { priceKind, pricePaise, teacherId }: LessonRow): Promise<Price> {
  return priceKind === null ? currentPrice(tx, teacherId) : { priceKind, pricePaise };
}

/** A month's fee is the same for every lesson of it, and counted once (read-month.ts). */
export function costOf({ priceKind, pricePaise }: Price, taught: number) {
  const agreed = pricePaise ?? 0;
  return {
    paise: priceKind === "hourly" ? Math.round((agreed * taught) / minutesPerHour) : 0,
    monthlyPaise: priceKind === "monthly" && taught > 0 ? agreed : null,
  };
}
