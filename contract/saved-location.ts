/** A place as browsers store it, and its validity (section 5). */
import { geolocation } from "./limits.ts";

/** Degrees: the position that broken devices report. */
const nearZero = 1e-6;

export type CoordinatePair = [longitude: number, latitude: number];

/** Section 5: a two-number pair, not 0,0, latitude within 90, longitude within 180. */
export function isProfileLocation(value: unknown): value is CoordinatePair {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [longitude, latitude]: unknown[] = value;
  if (typeof longitude !== "number" || typeof latitude !== "number") return false;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return false;
  return Math.abs(latitude) > nearZero || Math.abs(longitude) > nearZero;
}

/** Stored in the browser under `userLocation` and `teacherLocation`. `timestamp`: milliseconds since 1970. */
const savedKinds = {
  latitude: "number",
  longitude: "number",
  address: "string",
  streetAddress: "string",
  timestamp: "number",
  isManual: "boolean",
} as const;
type Kinds = { number: number; string: string; boolean: boolean };
export type SavedLocation = { [Name in keyof typeof savedKinds]: Kinds[(typeof savedKinds)[Name]] };

/** Section 5: both present and not both near zero. */
export function isSavedLocation(value: unknown): value is SavedLocation {
  if (typeof value !== "object" || value === null) return false;
  const given = new Map<string, unknown>(Object.entries(value));
  const isWhole = Object.entries(savedKinds).every(([name, kind]) => typeof given.get(name) === kind);
  return isWhole && isProfileLocation([given.get("longitude"), given.get("latitude")]);
}

export function isStale({ timestamp }: Pick<SavedLocation, "timestamp">, now: number): boolean {
  return now - timestamp > geolocation.staleAfter;
}
