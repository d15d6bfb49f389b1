/** The price of a lesson (R13.5): as agreed when it was proposed, to the paisa. */

import { eq } from "drizzle-orm";
import type { PriceKind } from "#contract/lesson-states.ts";
import { toPaise } from "#contract/paise.ts";
import type { Tx } from "#server/db/client.ts";
import { teachers } from "#server/db/schema/teachers.ts";
import type { LessonRow } from "./lock-lesson.ts";

const minutesPerHour = 60;

export type Price = { priceKind: PriceKind; pricePaise: number | null };

/** The teacher's current fee. An hourly fee takes precedence over a monthly one. */
export async function currentPrice(tx: Tx, teacherId: string): Promise<Price> {
  const [fee] = await tx
    .select({ hourly: teachers.feeHourly, monthly: teachers.feeMonthly })
    .from(teachers)
    .where(eq(teachers.accountId, teacherId));
  if (fee?.hourly != null) return { priceKind: "hourly", pricePaise: toPaise(fee.hourly) };
  if (fee?.monthly != null) return { priceKind: "monthly", pricePaise: toPaise(fee.monthly) };
  return { priceKind: "none", pricePaise: null };
}

/** For a lesson fixed before prices were stored: the teacher's current fee. */
export async function agreedPrice(tx: Tx, { priceKind, pricePaise, teacherId }: LessonRow): Promise<Price> {
  return priceKind === null ? currentPrice(tx, teacherId) : { priceKind, pricePaise };
}

/** A monthly fee is the same for every lesson of it, and counted once (read-month.ts). */
export function costOf({ priceKind, pricePaise }: Price, taught: number) {
  const agreed = pricePaise ?? 0;
  return {
    paise: priceKind === "hourly" ? Math.round((agreed * taught) / minutesPerHour) : 0,
    monthlyPaise: priceKind === "monthly" && taught > 0 ? agreed : null,
  };
}
