/** The place this browser stores (section 9): `userLocation` for students, `teacherLocation` for teachers. */
import { localKeys } from "#contract/limits.ts";
import type { OwnLocation } from "#contract/locations.ts";
import { isSavedLocation, type SavedLocation } from "#contract/saved-location.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { inBrowser, type StoredValue, storedJson } from "./stored-value.ts";

const keys = { student: localKeys.studentLocation, teacher: localKeys.teacherLocation } as const;

/** Of a role; an invalid one (section 5) is null. */
export function savedLocation(role: MemberRole): StoredValue<SavedLocation> {
  return storedJson(inBrowser, keys[role], (given) => (isSavedLocation(given) ? given : null));
}

/** The profile's place in stored form; `label` replaces an unknown address. */
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
