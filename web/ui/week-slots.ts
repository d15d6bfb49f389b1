/** The value of a week grid: painting and clearing hours, merging adjacent slots. */
import { inMinutes } from "#contract/duration-units.ts";

export type WeekSlot<Day extends string = string> = { day: Day; startTime: string; endTime: string };

export type CellFill = "none" | "full" | "early" | "late" | "part";

const { hour } = inMinutes;

/** "16:30" as minutes from midnight; the day ends at "24:00". */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * hour + minutes;
}

function toTime(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${part(Math.floor(minutes / hour))}:${part(minutes % hour)}`;
}

type Span = { from: number; to: number };

function listSpans<Day extends string>(slots: readonly WeekSlot<Day>[], day: Day): Span[] {
  return slots
    .filter((slot) => slot.day === day)
    .map((slot) => ({ from: toMinutes(slot.startTime), to: toMinutes(slot.endTime) }))
    .sort((one, other) => one.from - other.from);
}

function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

function clearSpan(spans: readonly Span[], gone: Span): Span[] {
  return spans
    .flatMap((span) => [
      { from: span.from, to: Math.min(span.to, gone.from) },
      { from: Math.max(span.from, gone.to), to: span.to },
    ])
    .filter((span) => span.from < span.to);
}

function replaceDay<Day extends string>(slots: readonly WeekSlot<Day>[], day: Day, spans: readonly Span[]) {
  const painted = spans.map(({ from, to }) => ({ day, startTime: toTime(from), endTime: toTime(to) }));
  return [...slots.filter((slot) => slot.day !== day), ...painted];
}

/** Whether an hour of a day is taken, and which part of it. */
export function readCell<Day extends string>(slots: readonly WeekSlot<Day>[], day: Day, at: number): CellFill {
  const from = at * hour;
  const to = from + hour;
  const inside = listSpans(slots, day).filter((span) => span.from < to && span.to > from);
  const start = Math.max(from, Math.min(...inside.map((span) => span.from)));
  const end = Math.min(to, Math.max(...inside.map((span) => span.to)));
  if (inside.length === 0) return "none";
  if (start === from && end === to) return "full";
  if (start === from) return "early";
  return end === to ? "late" : "part";
}

/** Paints or clears whole hours (from the first to the last, inclusive) on the given days. */
export function paintHours<Day extends string>(
  slots: readonly WeekSlot<Day>[],
  days: readonly Day[],
  first: number,
  last: number,
  on: boolean,
): WeekSlot<Day>[] {
  const span = { from: Math.min(first, last) * hour, to: (Math.max(first, last) + 1) * hour };
  return days.reduce<WeekSlot<Day>[]>(
    (week, day) => {
      const spans = listSpans(week, day);
      return replaceDay(week, day, on ? joinSpans([...spans, span]) : clearSpan(spans, span));
    },
    [...slots],
  );
}

/** Copies one day's hours to other days, replacing theirs. */
export function copyDay<Day extends string>(
  slots: readonly WeekSlot<Day>[],
  from: Day,
  onto: readonly Day[],
): WeekSlot<Day>[] {
  const copied = slots.filter(({ day }) => day === from);
  return [
    ...slots.filter(({ day }) => !onto.includes(day)),
    ...onto.flatMap((day) => copied.map((slot) => ({ ...slot, day }))),
  ];
}

/** In the order of the week, then of the day. */
export function sortSlots<Day extends string>(slots: readonly WeekSlot<Day>[], days: readonly Day[]): WeekSlot<Day>[] {
  return [...slots].sort(
    (one, other) =>
      days.indexOf(one.day) - days.indexOf(other.day) || toMinutes(one.startTime) - toMinutes(other.startTime),
  );
}

/** The hours a grid of these slots has to show: none earlier than needed, at least the given span when empty. */
export function chooseHours(slots: readonly WeekSlot[], usual: { from: number; to: number }): number[] {
  const first = Math.min(...slots.map((slot) => Math.floor(toMinutes(slot.startTime) / hour)));
  const last = Math.max(...slots.map((slot) => Math.ceil(toMinutes(slot.endTime) / hour)));
  const [from, to] = slots.length ? [first, last] : [usual.from, usual.to];
  return Array.from({ length: to - from }, (_, step) => from + step);
}
