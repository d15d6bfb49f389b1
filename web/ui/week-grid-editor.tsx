/**
 * The week grid editor: tap, drag, or move with the arrow keys and press Space; Shift with an arrow paints on.
 * The day has sections. The fullest is open; a collapsed one shows in a line which days have hours in it.
 */
import { ChevronDown } from "lucide-react";
import { Fragment, type KeyboardEvent, type MouseEvent, useState } from "react";
import { readArrowStep } from "./reading-direction.ts";
import { type Cell, type Painting, useWeekPainting } from "./use-week-painting.ts";
import { type DayColumn, WeekHead } from "./week-grid.tsx";
import { paintHours, readCell, sortSlots, type WeekSlot } from "./week-slots.ts";

/** Hours from the first up to the start of the next section. */
export type WeekBand = { from: number; to: number; label: string; span: string };

export type WeekGridEditorWords = {
  label: string;
  hour: (hour: number) => string;
  /** The name of a cell for a screen reader, such as "Monday, 4 pm". */
  cell: (day: string, hour: number) => string;
  /** How many hours of a section are taken, such as "3 hours". */
  taken: (hours: number) => string;
};

type WeekGridEditorProps<Day extends string> = {
  slots: readonly WeekSlot<Day>[];
  onSlots: (slots: WeekSlot<Day>[]) => void;
  days: readonly DayColumn<Day>[];
  bands: readonly WeekBand[];
  words: WeekGridEditorWords;
  highlighted?: readonly Day[];
};

const isBetween = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

const listHours = ({ from, to }: WeekBand) => Array.from({ length: to - from }, (_, step) => from + step);

export function WeekGridEditor<Day extends string>(props: WeekGridEditorProps<Day>) {
  const { slots, onSlots, days, bands, words, highlighted } = props;
  const isTaken = (cell: Cell) => readFill(cell) !== "none";
  const countTaken = (band: WeekBand) =>
    listHours(band).flatMap((hour) => days.filter((_, column) => isTaken({ column, hour }))).length;

  /** Ties go to the later one: an empty week opens the evening, when lessons are. */
  const [open, setOpen] = useState(() => {
    const fullest = bands.toSorted((one, other) => countTaken(other) - countTaken(one) || other.from - one.from);
    return new Set(fullest.slice(0, 1).map(({ from }) => from));
  });
  const shown = bands.filter(({ from }) => open.has(from)).flatMap(listHours);
  const [last, setFocused] = useState<Cell>({ column: 0, hour: shown[0] ?? 0 });
  const focused = shown.includes(last.hour) ? last : { ...last, hour: shown[0] ?? 0 };

  function readFill({ column, hour }: Cell) {
    const day = days[column]?.day;
    return day === undefined ? "none" : readCell(slots, day, hour);
  }

  /** Only visible cells: an hour of a collapsed section between two open ones stays as it is. */
  const paint = ({ from, to, on }: Painting) => {
    const painted = days.filter((_, column) => isBetween(column, from.column, to.column)).map(({ day }) => day);
    const week = shown
      .filter((hour) => isBetween(hour, from.hour, to.hour))
      .reduce<WeekSlot<Day>[]>((before, hour) => paintHours(before, painted, hour, hour, on), [...slots]);
    onSlots(
      sortSlots(
        week,
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
    const { column, hour } = event.target instanceof HTMLElement ? event.target.dataset : {};
    if (column === undefined || (!vertical && !horizontal)) return;
    event.preventDefault();
    const here = { column: Number(column), hour: Number(hour) };
    const next = {
      column: Math.max(0, Math.min(days.length - 1, here.column + horizontal)),
      hour: shown[shown.indexOf(here.hour) + vertical] ?? here.hour,
    };
    if (event.shiftKey) paint({ from: here, to: next, on: isTaken(here) });
    setFocused(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-column="${next.column}"][data-hour="${next.hour}"]`)?.focus();
  };

  /** Space, Enter and screen readers click without a pointer; pointer events paint. */
  const toggleByKey = (event: MouseEvent, cell: Cell) => {
    if (event.detail === 0) paint({ from: cell, to: cell, on: !isTaken(cell) });
  };

  const toggleBand = (from: number) =>
    setOpen((before) => new Set(before.has(from) ? [...before].filter((each) => each !== from) : [...before, from]));

  return (
    <table ref={table} className="week week-edit" aria-label={words.label} onKeyDown={actByKey} {...handlers}>
      <WeekHead days={days} highlighted={highlighted} />
      <tbody>
        {bands.map((band) => (
          <Fragment key={band.from}>
            <tr>
              <th scope="rowgroup" colSpan={days.length + 1} className="week-band">
                <button type="button" aria-expanded={open.has(band.from)} onClick={() => toggleBand(band.from)}>
                  <ChevronDown aria-hidden="true" />
                  <span>{band.label}</span>
                  <bdi className="text-slate text-xs font-normal">{band.span}</bdi>
                  {countTaken(band) > 0 && (
                    <span className="week-taken ms-auto text-leaf text-xs">{words.taken(countTaken(band))}</span>
                  )}
                </button>
              </th>
            </tr>
            {open.has(band.from) ? listHours(band).map(showHour) : countTaken(band) > 0 && showClosed(band)}
          </Fragment>
        ))}
      </tbody>
    </table>
  );

  function showClosed(band: WeekBand) {
    return (
      <tr className="week-closed">
        <td />
        {days.map(({ day }, column) => (
          <td
            key={day}
            className={listHours(band).some((hour) => isTaken({ column, hour })) ? "week-full" : undefined}
          />
        ))}
      </tr>
    );
  }

  function showHour(hour: number) {
    return (
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
    );
  }
}
