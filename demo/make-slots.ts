/** Generates a plausible week of a tutor: afternoons and evenings, some mornings at the weekend, without overlap. */
import { type Day, days } from "#contract/vocabulary.ts";
import type { Random } from "./random.ts";

export type DemoSlot = { day: Day; startTime: string; endTime: string };

const rhythms: readonly (readonly Day[])[] = [
  ["monday", "wednesday", "friday"],
  ["tuesday", "thursday", "saturday"],
  ["monday", "tuesday", "wednesday", "thursday", "friday"],
  ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
  ["monday", "tuesday", "thursday", "friday"],
  ["tuesday", "friday"],
  ["wednesday", "saturday", "sunday"],
  ["saturday", "sunday"],
];

/** Minutes after midnight as "HH:MM". */
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const isWeekend = (day: Day) => day === "saturday" || day === "sunday";

export function makeSlots(random: Random): DemoSlot[] {
  const busy = random.weighted(rhythms.map((rhythm, index) => [rhythm, [4, 4, 5, 4, 2, 1, 2, 2][index] ?? 1] as const));
  const afternoon = random.pick([
    14 * 60 + 30,
    15 * 60,
    15 * 60 + 30,
    16 * 60,
    16 * 60 + 30,
    17 * 60,
    17 * 60 + 30,
    18 * 60,
  ]);
  const morning = random.pick([8 * 60, 9 * 60, 9 * 60 + 30, 10 * 60]);
  const length = random.pick([60, 60, 90, 90, 120, 180]);
  const secondHour = random.chance(0.4);
  return days.flatMap((day) => {
    if (!busy.includes(day)) return [];
    const start = isWeekend(day) && random.chance(0.6) ? morning : afternoon;
    const slots = [{ day, startTime: clock(start), endTime: clock(start + length) }];
    const later = start + length + random.pick([0, 15, 30]);
    if (secondHour && later + 60 <= 21 * 60) slots.push({ day, startTime: clock(later), endTime: clock(later + 60) });
    return slots;
  });
}
