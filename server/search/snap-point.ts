/** Moves an exact place to the centre of its H3 cell: the only point that others, filters and distances ever see (R3.4). */
import { cellToLatLng, latLngToCell } from "h3-js";
import { location } from "#contract/limits.ts";

export type GeoPoint = { latitude: number; longitude: number };
export type SnappedPoint = GeoPoint & { cell: string };

export function snapPoint({ latitude, longitude }: GeoPoint): SnappedPoint {
  const cell = latLngToCell(latitude, longitude, location.h3Resolution);
  const [cellLatitude, cellLongitude] = cellToLatLng(cell);
  return { cell, latitude: cellLatitude, longitude: cellLongitude };
}

const earthRadius = 6371;

/** The point as the database's `cube`: kilometres on three axes, so that `<->` is the straight line through the sphere. */
export function toCube({ latitude, longitude }: GeoPoint): string {
  const phi = (latitude * Math.PI) / 180;
  const lambda = (longitude * Math.PI) / 180;
  const axes = [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
  return `(${axes.map((axis) => axis * earthRadius).join(", ")})`;
}
