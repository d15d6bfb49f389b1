/** The week grid that takes hours: tap, drag, or walk with the arrow keys and press Space; Shift with an arrow paints on. */
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { readArrowStep } from "./reading-direction.ts";
import { type Cell, type Painting, useWeekPainting } from "./use-week-painting.ts";
import { type DayColumn, WeekHead } from "./week-grid.tsx";
import { paintHours, readCell, sortSlots, type WeekSlot } from "./week-slots.ts";

export type WeekGridEditorWords = {
  label: string;
  hour: (hour: number) => string;
  /** The name of a cell for a screen reader, such as "Monday, 4 pm". */
  cell: (day: string, hour: number) => string;
};

type WeekGridEditorProps<Day extends string> = {
  slots: readonly WeekSlot<Day>[];
  onSlots: (slots: WeekSlot<Day>[]) => void;
  days: readonly DayColumn<Day>[];
  words: WeekGridEditorWords;
  /** First and last hour shown, both in. */
  hours?: { from: number; to: number };
  highlighted?: readonly Day[];
};

const wakingHours = { from: 6, to: 21 };

const isBetween = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

export function WeekGridEditor<Day extends string>(props: WeekGridEditorProps<Day>) {
  const { slots, onSlots, days, words, hours = wakingHours, highlighted } = props;
  const [focused, setFocused] = useState<Cell>({ column: 0, hour: Math.max(hours.from, Math.min(16, hours.to)) });
  const rows = Array.from({ length: hours.to - hours.from + 1 }, (_, step) => hours.from + step);

  const readFill = ({ column, hour }: Cell) => {
    const day = days[column]?.day;
    return day === undefined ? "none" : readCell(slots, day, hour);
  };
  const isTaken = (cell: Cell) => readFill(cell) !== "none";
  const paint = ({ from, to, on }: Painting) => {
    const painted = days.filter((_, column) => isBetween(column, from.column, to.column)).map(({ day }) => day);
    onSlots(
      sortSlots(
        paintHours(slots, painted, from.hour, to.hour, on),
        days.map(({ day }) => day),
      ),
    );
    setFocused(to);
  };
  const { table, painting, handlers } = useWeekPainting({ isTaken, paint });

  const showFill = (cell: Cell) => {
    const covered =
      painting &&
      isBetween(cell.column, painting.from.column, painting.to.column) &&
      isBetween(cell.hour, painting.from.hour, painting.to.hour);
    if (covered) return painting.on ? "full" : "none";
    return readFill(cell);
  };

  const actByKey = (event: KeyboardEvent<HTMLTableElement>) => {
    const vertical = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
    const horizontal = readArrowStep(event.key, event.currentTarget);
    if (!vertical && !horizontal) return;
    event.preventDefault();
    const next = {
      column: Math.max(0, Math.min(days.length - 1, focused.column + horizontal)),
      hour: Math.max(hours.from, Math.min(hours.to, focused.hour + vertical)),
    };
    if (event.shiftKey) paint({ from: focused, to: next, on: isTaken(focused) });
    setFocused(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-column="${next.column}"][data-hour="${next.hour}"]`)?.focus();
  };

  /** Space, Enter and screen readers click without a pointer; what the pointer does is painting. */
  const toggleByKey = (event: MouseEvent, cell: Cell) => {
    if (event.detail === 0) paint({ from: cell, to: cell, on: !isTaken(cell) });
  };

  return (
    <table ref={table} className="week week-edit" aria-label={words.label} onKeyDown={actByKey} {...handlers}>
      <WeekHead days={days} highlighted={highlighted} />
      <tbody>
        {rows.map((hour) => (
          <tr key={hour}>
            <th scope="row">
              <bdi>{words.hour(hour)}</bdi>
            </th>
            {days.map(({ day, long }, column) => {
              const fill = showFill({ column, hour });
              const current = focused.column === column && focused.hour === hour;
              return (
                <td key={day}>
                  <button
                    type="button"
                    data-column={column}
                    data-hour={hour}
                    tabIndex={current ? 0 : -1}
                    aria-pressed={fill !== "none"}
                    aria-label={words.cell(long, hour)}
                    className={fill === "none" ? undefined : `week-${fill}`}
                    onClick={(event) => toggleByKey(event, { column, hour })}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
