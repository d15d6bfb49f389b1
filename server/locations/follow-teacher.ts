/**
 * When a teacher's public cell follows the device (R3.4): after finds on three different days, all clearly outside the cell, all
 * at one other place, and none at home between them. It moves to one cell, that of the first of these finds, never to a mean; and where it was
 * before it goes back to the same cell. So of every place the noise of one find is seen, however often the device looks.
 */
import { location } from "#contract/limits.ts";
import { isAround } from "#server/db/snap-point.ts";

export type CellBefore = {
  cell: string;
  /** Where the device was found last, while that is elsewhere: on how many days, and on which the last time. */
  awayCell: string | null;
  awayDays: number;
  awayOn: string | null;
  /** Cells that were public before this one, since a place was chosen by hand. */
  earlierCells: string[];
};

const atHome = { awayCell: null, awayDays: 0, awayOn: null };

/** Of the first place, and of one chosen by hand. */
export const startMove = (): Omit<CellBefore, "cell"> => ({ ...atHome, earlierCells: [] });

export function followTeacher(before: CellBefore, found: string, today: string): CellBefore {
  const { cell, earlierCells } = before;
  if (isAround(cell, found)) return { ...before, ...atHome };
  const isSame = before.awayCell !== null && isAround(before.awayCell, found);
  const awayCell = isSame ? before.awayCell : (earlierCells.find((earlier) => isAround(earlier, found)) ?? found);
  const isNewDay = !isSame || before.awayOn === null || before.awayOn < today;
  const awayDays = (isSame ? before.awayDays : 0) + (isNewDay ? 1 : 0);
  if (awayCell === null || awayDays < location.cellFollowsAfterDays)
    return { ...before, awayCell, awayDays, awayOn: today };
  return {
    ...atHome,
    cell: awayCell,
    earlierCells: [...earlierCells.filter((earlier) => earlier !== awayCell), cell],
  };
}
