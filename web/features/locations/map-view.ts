/** A small flat map: from degrees to units of the drawing and back; exact enough for a few kilometres. */
import type { Point } from "./detection.ts";

/** Units of the square drawing, and kilometres it is wide. */
export const mapUnits = 400;
export const mapWidth = 4;

const kmPerDegree = 111.195;

export type Place = { x: number; y: number };

const eastPerDegree = (centre: Point) => kmPerDegree * Math.cos((centre.latitude * Math.PI) / 180);
const unitsPerKm = mapUnits / mapWidth;

export function toPlace(centre: Point, point: Point): Place {
  return {
    x: mapUnits / 2 + (point.longitude - centre.longitude) * eastPerDegree(centre) * unitsPerKm,
    y: mapUnits / 2 - (point.latitude - centre.latitude) * kmPerDegree * unitsPerKm,
  };
}

export function toPoint(centre: Point, { x, y }: Place): Point {
  return {
    latitude: centre.latitude - (y - mapUnits / 2) / unitsPerKm / kmPerDegree,
    longitude: centre.longitude + (x - mapUnits / 2) / unitsPerKm / eastPerDegree(centre),
  };
}

/** Kilometres to the east and to the north. */
export function movePoint(point: Point, east: number, north: number): Point {
  return {
    latitude: point.latitude + north / kmPerDegree,
    longitude: point.longitude + east / eastPerDegree(point),
  };
}

export function isOnMap({ x, y }: Place, margin = 0): boolean {
  return x >= margin && y >= margin && x <= mapUnits - margin && y <= mapUnits - margin;
}
