/** The zone of the place (R3.2): days are counted and dates are written as the clocks there show them. */

import { type Day, days } from "./vocabulary.ts";

export const timeZone = "Asia/Kolkata";

/** The day of a moment, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    moment,
  );
}

/** The day of the week of a moment there. */
export function weekdayOf(moment: Date): Day {
  const name = new Intl.DateTimeFormat("en", { timeZone, weekday: "long" }).format(moment).toLowerCase();
  return days.find((day) => day === name) ?? "monday";
}

/** YYYY-MM there. */
export function monthOf(moment: Date): string {
  return dayOf(moment).slice(0, "YYYY-MM".length);
}
