/** Working days of the operator (R10.2): Monday to Saturday; holidays are ignored, so they never lengthen a promise. */
import { inMinutes } from "./duration-units.ts";
import { day, minute } from "./durations.ts";
import { dayOf, timeZone, weekdayOf } from "./time-zone.ts";
import type { Day } from "./vocabulary.ts";

const restDay: Day = "sunday";

/** The end of the nth working day after the day of a moment: a Monday's claim is answered, within three, by the end of Thursday. */
export function endOfWorkingDay(from: Date, count: number): Date {
  let last = from;
  for (let left = count; left > 0; ) {
    last = new Date(last.getTime() + day);
    if (weekdayOf(last) !== restDay) left--;
  }
  return endOfDay(last);
}

/** The last millisecond of a moment's local day. */
function endOfDay(moment: Date): Date {
  const midnight = new Date(`${dayOf(moment)}T00:00:00Z`);
  return new Date(midnight.getTime() + day - 1 - offsetOf(midnight));
}

/** The zone's offset from UTC. */
function offsetOf(moment: Date): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(moment);
  const [, sign = "+", hours = "0", minutes = "0"] =
    /GMT([+-])(\d\d):(\d\d)/.exec(parts.find(({ type }) => type === "timeZoneName")?.value ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * inMinutes.hour + Number(minutes)) * minute;
}
