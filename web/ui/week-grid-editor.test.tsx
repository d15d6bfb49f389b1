// @vitest-environment happy-dom
/** The week editor by keyboard and by sections of the day: quiet hours are collapsed, and a collapsed cell is never painted. */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WeekGridEditor } from "./week-grid-editor.tsx";
import type { WeekSlot } from "./week-slots.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const days = ["monday", "tuesday"].map((day) => ({ day, short: day.slice(0, 2), long: day }));
const bands = [
  { from: 6, to: 12, label: "Morning", span: "" },
  { from: 12, to: 16, label: "Afternoon", span: "" },
  { from: 16, to: 22, label: "Evening", span: "" },
];
const words = {
  label: "Week",
  hour: String,
  cell: (day: string, hour: number) => `${day} ${hour}`,
  taken: (hours: number) => `${hours} h`,
};

let root: Root;
let slots: WeekSlot[];

const show = () =>
  act(() => root.render(<WeekGridEditor slots={slots} onSlots={store} days={days} bands={bands} words={words} />));
const store = (next: WeekSlot[]) => {
  slots = next;
  void show();
};
const cell = (day: string, hour: number) => document.querySelector<HTMLElement>(`[aria-label="${day} ${hour}"]`);
const openBands = () =>
  [...document.querySelectorAll('[aria-expanded="true"] > span:first-of-type')].map((band) => band.textContent);
const press = (key: string, shiftKey = false) =>
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true })));
const openBand = (label: string) =>
  act(() =>
    [...document.querySelectorAll<HTMLElement>("[aria-expanded]")]
      .find((band) => band.textContent?.includes(label))
      ?.click(),
  );

beforeEach(() => {
  slots = [];
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

describe("R3.9 the week editor", () => {
  it("opens the evening, or the section with most hours; a collapsed one shows its days", async () => {
    await show();
    expect(openBands()).toEqual(["Evening"]);
    act(() => root.unmount());
    root = createRoot(document.body);
    slots = [
      { day: "tuesday", startTime: "09:30", endTime: "11:00" },
      { day: "tuesday", startTime: "16:00", endTime: "17:00" },
    ];
    await show();
    expect(openBands()).toEqual(["Morning"]);
    expect([...document.querySelectorAll(".week-taken")].map((taken) => taken.textContent)).toEqual(["2 h", "1 h"]);
    expect([...document.querySelectorAll(".week-closed td")].map((day) => day.className)).toEqual([
      "",
      "",
      "week-full",
    ]);
  });

  it("arrow keys skip collapsed sections, and Shift paints only visible cells", async () => {
    await show();
    openBand("Morning");
    act(() => cell("monday", 10)?.focus());
    press("ArrowDown");
    expect(document.activeElement).toBe(cell("monday", 11));
    act(() => cell("monday", 11)?.click());
    press("ArrowDown", true);
    expect(document.activeElement).toBe(cell("monday", 16));
    expect(slots).toEqual([
      { day: "monday", startTime: "11:00", endTime: "12:00" },
      { day: "monday", startTime: "16:00", endTime: "17:00" },
    ]);
    press("ArrowRight");
    expect(document.activeElement).toBe(cell("tuesday", 16));
  });
});
