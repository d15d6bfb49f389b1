/** Saves a place in the profile and in this browser; a detected one never replaces a manual one (R7.10). */
import { locationUpdateHeader, type OwnLocation, reverseGeocodeEndpoint } from "#contract/locations.ts";
import { saveStudentProfileEndpoint, saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import type { Language, MemberRole } from "#contract/vocabulary.ts";
import type { Translate } from "#text/keys.ts";
import { call } from "#web/api/client.ts";
import { studentProfileQuery, teacherProfileQuery } from "#web/api/own-profile.ts";
import { queryClient } from "#web/api/query-client.ts";
import { savedLocation, toSavedLocation } from "#web/storage/saved-location.ts";
import type { DetectedPoint } from "./detection.ts";

export type ChosenPlace = DetectedPoint & { address: string; streetAddress: string; isManual: boolean };

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

/** Resolves with the place as stored. */
export async function sendLocation(role: MemberRole, place: ChosenPlace, label: string): Promise<OwnLocation | null> {
  const body = payloadOf(place);
  const options = { headers: { [locationUpdateHeader]: "true" } };
  const location =
    role === "student"
      ? cachePlace(studentProfileQuery.queryKey, await call(saveStudentProfileEndpoint, { body }, options))
      : cachePlace(teacherProfileQuery.queryKey, await call(saveTeacherProfileEndpoint, { body }, options));
  if (location !== null) savedLocation(role).write(toSavedLocation(location, label));
  return location;
}

type Placed = { location: OwnLocation | null; area: string | null; listed: boolean };

/** Only the place: other fields may have changed elsewhere, and an open form must learn that when it saves. */
function cachePlace(key: readonly unknown[], { location, area, listed }: Placed): OwnLocation | null {
  queryClient.setQueryData(key, (before: object | undefined) => before && { ...before, location, area, listed });
  return location;
}

/** Decimal places: the server names neighbourhoods, which needs no more. */
const places = 4;

/** The label of a detected point: its locality and city, else 'Current Location'. */
export async function askPointName(
  t: Translate,
  language: Language,
  { latitude, longitude }: DetectedPoint,
): Promise<string> {
  try {
    const { locality, city, countryName } = await call(reverseGeocodeEndpoint, {
      query: { latitude: latitude.toFixed(places), longitude: longitude.toFixed(places), language },
    });
    const named = [...new Set([locality, city])].filter((part) => part !== null);
    if (named.length === 0) return t("locations:labels.current");
    return [...named, countryName ?? t("locations:labels.country")].join(", ");
  } catch {
    return t("locations:labels.current");
  }
}
