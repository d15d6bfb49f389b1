/**
 * The ring map from the columns: as `teacher-map.ts` reads it from the database, but point by point instead of teacher by
 * teacher.
 */
import { along, eastAndNorth, zoneAt, zoneCount } from "#contract/map-zones.ts";
import type { TeacherQuestion } from "#server/search/match-teachers.ts";
import type { ZoneRow } from "#server/search/teacher-map.ts";
import type { Chord } from "./exact-chord.ts";
import { matchColumns } from "./search-columns.ts";
import type { TeacherColumns } from "./teacher-columns.ts";

/** `reach`: radius in kilometres. */
export function mapColumns(
  columns: TeacherColumns,
  chordTo: Chord,
  question: TeacherQuestion,
  reach: number,
): ZoneRow[] {
  const { x, y, z } = columns.cells;
  const axes = eastAndNorth(question.place);
  const zones = Array.from({ length: zoneCount }, (_, zone) => ({ zone, count: 0, east: 0, north: 0 }));
  for (const { cell, from, to } of matchColumns(columns, chordTo, question).cells) {
    const point: Parameters<typeof along>[1] = [x[cell] ?? 0, y[cell] ?? 0, z[cell] ?? 0];
    const [east, north] = [along(axes.east, point), along(axes.north, point)];
    const zone = zones[zoneAt(east, north, reach)];
    if (zone === undefined) continue;
    zone.count += to - from;
    zone.east += east * (to - from);
    zone.north += north * (to - from);
  }
  return zones
    .filter(({ count }) => count > 0)
    .map(({ zone, count, east, north }) => ({ zone, count, east: east / count, north: north / count }));
}
