/** When a position is looked for, and how (sections 4 and 9): once per session unless forced, never over a manual place. */
import { geolocation } from "#contract/limits.ts";
import { isStale, type OwnLocation, type SavedLocation } from "#contract/locations.ts";
import { locationDetected } from "#web/memory/marks.ts";

export type Point = { latitude: number; longitude: number };

type Known = { saved: SavedLocation | null; profile: OwnLocation | null };

/** Whether to look now, without being told to. */
export function shouldDetect({ saved, profile }: Known, now = Date.now()): boolean {
  if (profile?.address.isManual || saved?.isManual) return false;
  if (locationDetected.isSet()) return false;
  return saved === null || isStale(saved, now);
}

/** Rejects with the browser's own reason. */
export function detectPosition(): Promise<Point> {
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

/** Whether the browser would ask, or has been answered. */
export async function readPermission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state;
  } catch {
    return "prompt";
  }
}
