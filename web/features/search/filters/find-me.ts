/** Locates the device once, with the limits of section 9, rounded for an address that may be shared. */
import { geolocation } from "#contract/limits.ts";
import { roundDegrees } from "#web/features/search/address/search.ts";

export type FoundPoint = { latitude: string; longitude: string };
export type FindMeFailure = "denied" | "failed";

const permissionDenied = 1;

export function findMe(): Promise<FoundPoint | FindMeFailure> {
  return new Promise((resolve) => {
    if (!("geolocation" in navigator)) return resolve("failed");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: String(roundDegrees(coords.latitude)), longitude: String(roundDegrees(coords.longitude)) }),
      ({ code }) => resolve(code === permissionDenied ? "denied" : "failed"),
      {
        timeout: geolocation.timeout,
        maximumAge: geolocation.maximumAge,
        enableHighAccuracy: geolocation.enableHighAccuracy,
      },
    );
  });
}
