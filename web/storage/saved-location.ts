/** The place this browser remembers (section 9): `userLocation` for students, `teacherLocation` for teachers. */
import { localKeys } from "#contract/limits.ts";
import type { OwnLocation } from "#contract/locations.ts";
import { isSavedLocation, type SavedLocation } from "#contract/saved-location.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { inBrowser, type StoredValue, storedJson } from "./stored-value.ts";

const keys = { student: localKeys.studentLocation, teacher: localKeys.teacherLocation } as const;

/** Of a role; one that is not valid (section 5) is none. */
export function savedLocation(role: MemberRole): StoredValue<SavedLocation> {
  return storedJson(inBrowser, keys[role], (given) => (isSavedLocation(given) ? given : null));
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
