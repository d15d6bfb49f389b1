/**
 * When a teacher's public cell follows the device (R3.4): after positions on three different days, all clearly outside the
 * cell, all at one other place, and none at home between them. It moves to the cell of the first of these positions, never to
 * a mean; at an earlier place it gets the same cell again. So each place reveals the noise of one position, however often the
 * device reports.
 */
import { location } from "#contract/limits.ts";
import { isAround } from "#server/db/snap-point.ts";

export type CellBefore = {
  cell: string;
  /** The last place of the device while elsewhere: on how many days, and on which day last. */
  awayCell: string | null;
  awayDays: number;
  awayOn: string | null;
  /** Earlier public cells, since a place was last chosen by hand. */
  earlierCells: string[];
};

const atHome = { awayCell: null, awayDays: 0, awayOn: null };

/** For the first place, and one chosen by hand. */
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
