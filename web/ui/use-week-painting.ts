/** Painting hours by pointer: a press on a cell decides between adding and clearing, a drag continues it; on touch a drag starts after a short hold, so that the page still scrolls. */
import { type PointerEvent, useEffect, useRef, useState } from "react";

export type Cell = { column: number; hour: number };
export type Painting = { from: Cell; to: Cell; on: boolean };

/** Milliseconds a finger rests before its drag paints. */
const hold = 220;

function readCellUnder(event: { clientX: number; clientY: number }): Cell | undefined {
  const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-column]");
  return cell ? { column: Number(cell.dataset.column), hour: Number(cell.dataset.hour) } : undefined;
}

type Options = { isTaken: (cell: Cell) => boolean; paint: (painting: Painting) => void };

export function useWeekPainting({ isTaken, paint }: Options) {
  const [painting, setPainting] = useState<Painting>();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const table = useRef<HTMLTableElement>(null);
  const active = painting !== undefined;

  // React's touchmove listeners are passive; only our own can stop the page from scrolling.
  useEffect(() => {
    const grid = table.current;
    if (!grid || !active) return;
    const preventScroll = (event: TouchEvent) => event.preventDefault();
    grid.addEventListener("touchmove", preventScroll, { passive: false });
    return () => grid.removeEventListener("touchmove", preventScroll);
  }, [active]);

  const start = (cell: Cell) => setPainting({ from: cell, to: cell, on: !isTaken(cell) });
  const stop = () => {
    clearTimeout(resting.current);
    setPainting(undefined);
  };

  return {
    table,
    painting,
    handlers: {
      onPointerDown(event: PointerEvent) {
        const cell = readCellUnder(event);
        if (!cell || event.button !== 0) return;
        if (event.pointerType === "touch") resting.current = setTimeout(() => start(cell), hold);
        else start(cell);
      },
      onPointerMove(event: PointerEvent) {
        const cell = painting && readCellUnder(event);
        if (cell) setPainting({ ...painting, to: cell });
      },
      onPointerUp(event: PointerEvent) {
        const cell = readCellUnder(event);
        if (painting) paint({ ...painting, to: cell ?? painting.to });
        else if (cell && event.pointerType === "touch") paint({ from: cell, to: cell, on: !isTaken(cell) });
        stop();
      },
      onPointerCancel: stop,
      onPointerLeave(event: PointerEvent) {
        if (painting && event.pointerType === "mouse") paint(painting);
        stop();
      },
    },
  };
}
