/** Formats distances, fees, phone numbers, dates and lists in the reader's language. */

import { minute } from "#contract/durations.ts";
import { toPaise, toRupees } from "#contract/paise.ts";
import { dayOf, timeZone } from "#contract/time-zone.ts";
import { formatNumber } from "./format-number.ts";
import type { Translate } from "./keys.ts";
import { madeOnce } from "./made-once.ts";

/** Half kilometres, whole ones from 10 (R3.4). */
function roundKilometres(km: number): number {
  return km < 10 ? Math.round(km * 2) / 2 : Math.round(km);
}

/** "less than 1 km", "about 1.5 km". */
export function formatDistance(t: Translate, km: number): string {
  return km < 1 ? t("vocabulary:distance.under") : t("vocabulary:distance.about", { km: roundKilometres(km) });
}

/** For a milestone, above the unit: "<1", "1.5". */
export function formatDistanceNumber(km: number): string {
  return km < 1 ? "<1" : formatNumber(roundKilometres(km));
}

type TeacherFee = { hourly?: number | null; monthly?: number | null };

/** A teacher's fee, by the hour before by the month; rupees. */
export function formatFee(t: Translate, fee: TeacherFee | null | undefined): string {
  if (typeof fee?.hourly === "number") return t("vocabulary:fee.hourly", { amount: fee.hourly });
  if (typeof fee?.monthly === "number") return t("vocabulary:fee.monthly", { amount: fee.monthly });
  return t("vocabulary:fee.unsaid");
}

/** The operator's fee inside a sentence, as `{{fee}}` (R1.3); rupees. */
export function formatServiceFee(t: Translate, fee: { amount: number } | null): string {
  return fee === null ? t("vocabulary:fee.serviceUnset") : t("vocabulary:fee.service", { amount: fee.amount });
}

/** An amount stored in paise, as rupees: ₹199, ₹49.50. Isolated: in Urdu text the sign would change sides. */
export function formatPaise(paise: number): string {
  const rest = paise % toPaise(1);
  const whole = formatNumber(toRupees(paise - rest));
  return `\u2066₹${rest === 0 ? whole : `${whole}.${String(rest).padStart(2, "0")}`}\u2069`;
}

/** One place after the point: 4.7, 5.0. */
export function formatRating(rating: number): string {
  return rating.toFixed(1);
}

const indianNumber = /^\+91(\d{5})(\d{5})$/;

/** An E.164 number grouped for reading: +91 90000 50013. Others stay as they are. */
export function formatPhone(phone: string): string {
  return phone.replace(indianNumber, "+91 $1 $2");
}

const dates = madeOnce((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone }));
const months = madeOnce(
  (locale) => new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", timeZone: "UTC" }),
);
const timesIn = (zone: string) =>
  madeOnce((locale) => new Intl.DateTimeFormat(locale, { timeStyle: "short", hour12: true, timeZone: zone }));
const clocks = timesIn(timeZone);
const wallTimes = timesIn("UTC");
const agos = madeOnce((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
const lists = madeOnce((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));

/** A local day: 5 Nov 2026. */
export function formatDate(language: string, date: Date): string {
  return dates(language).format(date);
}

/** A month "2026-11": November 2026. */
export function formatMonth(language: string, month: string): string {
  return months(language).format(new Date(`${month}-01T00:00:00Z`));
}

/** A local day and time: 5 Nov 2026 · 5:30 pm. The time is isolated: in Urdu text it would be reversed. */
export function formatMoment(language: string, date: Date): string {
  return `${formatDate(language, date)} · ${formatClock(language, date)}`;
}

/** A local time: 5:30 pm. Isolated: in Urdu text it would be reversed. */
export function formatClock(language: string, date: Date): string {
  return `\u2066${clocks(language).format(date)}\u2069`;
}

/** The largest unit that has passed once, in milliseconds. */
const spans = [
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

/** How long ago: "2 days ago", "now". Days are local calendar days, so that yesterday evening is a day ago. */
export function formatAgo(language: string, date: Date, now: Date): string {
  const words = agos(language);
  const days = countDays(date, now);
  if (days > 0) return words.format(-days, "day");
  const passed = Math.max(0, now.getTime() - date.getTime());
  const [unit, length] = spans.find(([, span]) => passed >= span) ?? ["minute", minute];
  return passed < minute ? words.format(0, "second") : words.format(-Math.floor(passed / length), unit);
}

/** The number of local midnights between; 0 for the same day. */
function countDays(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.parse(dayOf(date));
  return Math.round((midnight(to) - midnight(from)) / (24 * 60 * minute));
}

/** A day in speech: "today", "yesterday", 5 Nov 2026. */
export function formatDay(language: string, date: Date, now: Date): string {
  const days = countDays(date, now);
  if (days < 0 || days > 1) return formatDate(language, date);
  return agos(language).format(-days, "day");
}

/** A local time "17:30" in speech: 5:30 pm. */
export function formatTime(language: string, time: string): string {
  return wallTimes(language).format(new Date(`1970-01-01T${time}:00Z`));
}

type Span = { startTime: string; endTime: string };

/** A time range for a sentence; each time is isolated, or Urdu text would reorder its parts. */
export function formatSpan(language: string, { startTime, endTime }: Span): { from: string; to: string } {
  const isolated = (time: string) => `\u2066${formatTime(language, time)}\u2069`;
  return { from: isolated(startTime), to: isolated(endTime) };
}

/** "Monday, Tuesday and Friday". */
export function formatList(language: string, items: readonly string[]): string {
  return lists(language).format(items);
}
