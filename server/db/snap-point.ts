/** Moves an exact place to the centre of its H3 cell: the only point that others, filters and distances see (R3.4). */
import { cellToLatLng, gridDisk, latLngToCell } from "h3-js";
import type { Coordinates } from "#contract/distance.ts";
import { location } from "#contract/limits.ts";

export type SnappedPoint = Coordinates & { cell: string };

export function snapPoint({ latitude, longitude }: Coordinates): SnappedPoint {
  const cell = latLngToCell(latitude, longitude, location.h3Resolution);
  return { cell, ...cellCentre(cell) };
}

export function cellCentre(cell: string): Coordinates {
  const [latitude, longitude] = cellToLatLng(cell);
  return { latitude, longitude };
}

/** Whether a cell is this one or one of its six neighbours. */
export function isAround(cell: string, other: string): boolean {
  return gridDisk(cell, 1).includes(other);
}
