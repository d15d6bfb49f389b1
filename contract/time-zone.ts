/** The zone of the place (R3.2): days are counted and dates are written as the clocks there show them. */

export const timeZone = "Asia/Kolkata";

/** The day of a moment, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    moment,
  );
}

/** YYYY-MM there. */
export function monthOf(moment: Date): string {
  return dayOf(moment).slice(0, "YYYY-MM".length);
}
