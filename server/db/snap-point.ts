/** Moves an exact place to the centre of its H3 cell: the only point that others, filters and distances ever see (R3.4). */
import { cellToLatLng, latLngToCell } from "h3-js";
import type { Coordinates } from "#contract/distance.ts";
import { location } from "#contract/limits.ts";

export type SnappedPoint = Coordinates & { cell: string };

export function snapPoint({ latitude, longitude }: Coordinates): SnappedPoint {
  const cell = latLngToCell(latitude, longitude, location.h3Resolution);
  const [cellLatitude, cellLongitude] = cellToLatLng(cell);
  return { cell, latitude: cellLatitude, longitude: cellLongitude };
}
