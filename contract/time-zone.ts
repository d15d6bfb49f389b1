/** The local time zone (R3.2): days and dates follow it. */
import { minute } from "./durations.ts";
import { type Day, days } from "./vocabulary.ts";

export const timeZone = "Asia/Kolkata";

/** The local day of a moment, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  const asked = Math.floor(moment.getTime() / minute);
  // Cached for now, the usual case.
  if (asked !== lastAsked.minute) lastAsked = { minute: asked, day: localTimeOf(moment).date };
  return lastAsked.day;
}

let lastAsked = { minute: Number.NaN, day: "" };

/** The local weekday of a moment. */
export function weekdayOf(moment: Date): Day {
  const name = new Intl.DateTimeFormat("en", { timeZone, weekday: "long" }).format(moment).toLowerCase();
  return days.find((day) => day === name) ?? "monday";
}

/** Local YYYY-MM. */
export function monthOf(moment: Date): string {
  return dayOf(moment).slice(0, "YYYY-MM".length);
}

/** Local time: YYYY-MM-DD and HH:MM. */
export type LocalTime = { date: string; time: string };

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  });
  clocks.set(zone, made);
  return made;
}

/** The local time of a moment. */
export function localTimeOf(moment: Date, zone: string = timeZone): LocalTime {
  const [date = "", time = ""] = clockOf(zone).format(moment).split(", ");
  return { date, time };
}

const readAsUtc = ({ date, time }: LocalTime) => Date.parse(`${date}T${time}:00Z`);

/** The moment of a local time; a time skipped by a clock change is moved by the same amount. */
export function momentAt(wall: LocalTime, zone: string = timeZone): Date {
  const wanted = readAsUtc(wall);
  const aheadAt = (moment: number) => readAsUtc(localTimeOf(new Date(moment), zone)) - moment;
  const first = wanted - aheadAt(wanted);
  return new Date(wanted - aheadAt(first));
}

export function dateAfter(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, "YYYY-MM-DD".length);
}

/** The same local time, days later. */
export function daysLater(moment: Date, days: number, zone: string = timeZone): Date {
  const { date, time } = localTimeOf(moment, zone);
  return momentAt({ date: dateAfter(date, days), time }, zone);
}
