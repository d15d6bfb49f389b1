/** When and how a position is detected (sections 4 and 9): once per session unless forced, never over a manual place, and at most once a day over a detected one (R3.4). */
import { geolocation } from "#contract/limits.ts";
import type { OwnLocation } from "#contract/locations.ts";
import { isStale, type SavedLocation } from "#contract/saved-location.ts";
import { dayOf } from "#contract/time-zone.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { locationDetected } from "#web/storage/marks.ts";

export type DetectedPoint = { latitude: number; longitude: number };

type Known = { role: MemberRole; saved: SavedLocation | null; profile: OwnLocation | null };

/** Whether to detect now, without a request. */
export function shouldDetect({ role, saved, profile }: Known, now = Date.now()): boolean {
  if (profile?.address.isManual || saved?.isManual) return false;
  if (locationDetected.isSet()) return false;
  if (profile === null) return saved === null || isStale(saved, now);
  // The place of a student that others see does not follow the device; a teacher's does, daily.
  return role === "teacher" && !isOfToday(profile, now);
}

function isOfToday({ timestamp }: OwnLocation, now: number): boolean {
  return timestamp !== null && dayOf(new Date(timestamp)) === dayOf(new Date(now));
}

/** Rejects with the browser's own reason. */
export function detectPosition(): Promise<DetectedPoint> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) return reject(new Error("no geolocation"));
    const { timeout, maximumAge, enableHighAccuracy } = geolocation;
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      {
        timeout,
        maximumAge,
        enableHighAccuracy,
      },
    );
  });
}

/** Whether permission is granted, denied or not yet asked for. */
export async function readPermission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state;
  } catch {
    return "prompt";
  }
}
