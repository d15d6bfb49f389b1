/** Saves a place in the profile and in this browser; a detected one never replaces a manual one (R7.10). */
import { locationUpdateHeader, type OwnLocation } from "#contract/locations.ts";
import { saveStudentProfile, saveTeacherProfile } from "#contract/own-profile.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { call } from "#web/api/client.ts";
import { studentProfileQuery, teacherProfileQuery } from "#web/api/own-profile.ts";
import { queryClient } from "#web/api/query-client.ts";
import { savedLocation, toSavedLocation } from "#web/memory/saved-location.ts";
import type { Point } from "./detection.ts";

export type ChosenPlace = Point & { address: string; streetAddress: string; isManual: boolean };

/** The payload of section 3. */
function payloadOf({ latitude, longitude, address, streetAddress, isManual }: ChosenPlace) {
  const full = [streetAddress, address].filter((part) => part !== "").join(", ");
  const timestamp = new Date().toISOString();
  return {
    location: {
      coordinates: { type: "Point" as const, coordinates: [longitude, latitude] as [number, number] },
      address: { fullAddress: full, formattedAddress: address, streetAddress, isManual },
      timestamp,
    },
  };
}

/** Resolves with the place as it is stored now. */
export async function sendLocation(role: MemberRole, place: ChosenPlace, label: string): Promise<OwnLocation | null> {
  const body = payloadOf(place);
  const options = { headers: { [locationUpdateHeader]: "true" } };
  const location =
    role === "student"
      ? keepPlace(studentProfileQuery.queryKey, await call(saveStudentProfile, { body }, options))
      : keepPlace(teacherProfileQuery.queryKey, await call(saveTeacherProfile, { body }, options));
  if (location !== null) savedLocation(role).write(toSavedLocation(location, label));
  return location;
}

type Placed = { location: OwnLocation | null; area: string | null; listed: boolean };

/** The place alone: the rest may have been changed elsewhere, and a form that is open must be told so when it saves. */
function keepPlace(key: readonly unknown[], { location, area, listed }: Placed): OwnLocation | null {
  queryClient.setQueryData(key, (before: object | undefined) => before && { ...before, location, area, listed });
  return location;
}
