/** The place this browser remembers (section 9): `userLocation` for students, `teacherLocation` for teachers. */
import { localKeys } from "#contract/limits.ts";
import { isSavedLocation, type OwnLocation, type SavedLocation } from "#contract/locations.ts";
import type { MemberRole } from "#contract/vocabulary.ts";

const keys = { student: localKeys.studentLocation, teacher: localKeys.teacherLocation } as const;

/** Null when there is none, or it is not valid (section 5). */
export function readSavedLocation(role: MemberRole): SavedLocation | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keys[role]) ?? "null");
    return isSavedLocation(saved) ? saved : null;
  } catch {
    return null;
  }
}

export function saveLocation(role: MemberRole, location: SavedLocation): void {
  try {
    localStorage.setItem(keys[role], JSON.stringify(location));
  } catch {
    // Storage is off: the profile still has it.
  }
}

/** The profile's place as the browser remembers it; `label` stands in for an address that is not known. */
export function toSavedLocation(location: OwnLocation, label: string): SavedLocation {
  const { coordinates, address, timestamp } = location;
  return {
    latitude: coordinates[1],
    longitude: coordinates[0],
    address: address.formattedAddress ?? address.fullAddress ?? label,
    streetAddress: address.streetAddress ?? "",
    timestamp: timestamp === null ? Date.now() : Date.parse(timestamp),
    isManual: address.isManual,
  };
}
