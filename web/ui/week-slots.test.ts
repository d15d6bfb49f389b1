/** Painting a week: adjacent slots merge, cleared ones split. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { slots } from "#contract/schemas/availability.ts";
import { chooseHours, copyDay, paintHours, readCell, sortSlots, toMinutes, type WeekSlot } from "./week-slots.ts";

const slot = (day: string, startTime: string, endTime: string): WeekSlot => ({ day, startTime, endTime });

describe("week grid value (R3.9, R5.3)", () => {
  test("painted hours merge with the slot they touch", () => {
    const week = paintHours([slot("monday", "16:00", "17:00")], ["monday"], 17, 18, true);
    expect(week).toEqual([slot("monday", "16:00", "19:00")]);
  });

  test("a drag over days paints each of them, upwards as well", () => {
    const week = paintHours([], ["monday", "tuesday"], 18, 17, true);
    expect(week).toEqual([slot("monday", "17:00", "19:00"), slot("tuesday", "17:00", "19:00")]);
  });

  test("a day copied onto others replaces their slots", () => {
    const week = [
      slot("monday", "16:00", "18:00"),
      slot("tuesday", "09:00", "10:00"),
      slot("sunday", "08:00", "09:00"),
    ];
    expect(
      sortSlots(copyDay(week, "monday", ["tuesday", "friday"]), ["monday", "tuesday", "friday", "sunday"]),
    ).toEqual([
      slot("monday", "16:00", "18:00"),
      slot("tuesday", "16:00", "18:00"),
      slot("friday", "16:00", "18:00"),
      slot("sunday", "08:00", "09:00"),
    ]);
  });

  test("clearing the middle leaves both ends, with their exact minutes", () => {
    const week = paintHours([slot("friday", "15:30", "19:15")], ["friday"], 17, 17, false);
    expect(week).toEqual([slot("friday", "15:30", "17:00"), slot("friday", "18:00", "19:15")]);
  });

  test("the last hour of a day ends at 24:00, as the contract takes it, and reads as full", () => {
    const week = paintHours([], ["sunday"], 23, 23, true);
    expect(week).toEqual([slot("sunday", "23:00", "24:00")]);
    expect(readCell(week, "sunday", 23)).toBe("full");
    expect(z.safeParse(slots, week).success).toBe(true);
    expect(chooseHours(week, { from: 6, to: 9 })).toEqual([23]);
  });

  test("a slot until midnight keeps its end when an earlier hour is painted, a minute less is not the whole hour", () => {
    const week = paintHours([slot("friday", "22:00", "24:00")], ["friday"], 18, 18, true);
    expect(week).toEqual([slot("friday", "18:00", "19:00"), slot("friday", "22:00", "24:00")]);
    expect(readCell([slot("friday", "23:00", "23:59")], "friday", 23)).toBe("early");
  });

  test("a cell knows which part of its hour is taken", () => {
    const week = [
      slot("monday", "16:30", "18:00"),
      slot("tuesday", "16:00", "16:30"),
      slot("sunday", "16:15", "16:45"),
    ];
    expect(readCell(week, "monday", 16)).toBe("late");
    expect(readCell(week, "monday", 17)).toBe("full");
    expect(readCell(week, "tuesday", 16)).toBe("early");
    expect(readCell(week, "sunday", 16)).toBe("part");
    expect(readCell(week, "monday", 18)).toBe("none");
  });

  test("slots are in the order of the week; a grid shows only the hours it needs", () => {
    const week = [
      slot("tuesday", "07:00", "08:00"),
      slot("monday", "18:00", "19:30"),
      slot("monday", "06:00", "07:00"),
    ];
    expect(sortSlots(week, ["monday", "tuesday"]).map((each) => each.startTime)).toEqual(["06:00", "18:00", "07:00"]);
    expect(chooseHours([slot("monday", "18:00", "19:30")], { from: 6, to: 9 })).toEqual([18, 19]);
    expect(chooseHours([], { from: 6, to: 9 })).toEqual([6, 7, 8]);
  });

  test("whatever is painted and cleared, slots of a day never overlap and always end after they start", () => {
    const stroke = fc.record({
      first: fc.integer({ min: 0, max: 23 }),
      last: fc.integer({ min: 0, max: 23 }),
      on: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 12 }), (strokes) => {
        const week = strokes.reduce<WeekSlot[]>(
          (now, { first, last, on }) => paintHours(now, ["monday"], first, last, on),
          [],
        );
        week.forEach((each, at) => {
          expect(toMinutes(each.endTime)).toBeGreaterThan(toMinutes(each.startTime));
          const next = week[at + 1];
          if (next) expect(toMinutes(next.startTime)).toBeGreaterThan(toMinutes(each.endTime));
        });
      }),
    );
  });
});
