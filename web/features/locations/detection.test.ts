import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { geolocation } from "#contract/limits.ts";
import { locationDetected } from "#web/storage/marks.ts";
import { detectPosition, shouldDetect } from "./detection.ts";

const session = new Map<string, string>();
const now = 1_800_000_000_000;
const saved = (changes: object = {}) => ({
  latitude: 28.6,
  longitude: 77.2,
  address: "",
  streetAddress: "",
  timestamp: now - 1000,
  isManual: false,
  ...changes,
});
const profile = (isManual: boolean, timestamp: number | null = null) => ({
  coordinates: [77.2, 28.6] as [number, number],
  address: { fullAddress: null, formattedAddress: null, streetAddress: null, isManual },
  timestamp: timestamp === null ? null : new Date(timestamp).toISOString(),
});

beforeEach(() => {
  session.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("R4 location detection", () => {
  describe.each(["student", "teacher"] as const)("of a %s", (role) => {
    it("detects when nothing is known, and once per session", () => {
      expect(shouldDetect({ role, saved: null, profile: null }, now)).toBe(true);
      locationDetected.set();
      expect(shouldDetect({ role, saved: null, profile: null }, now)).toBe(false);
    });

    it("detects again when the stored place is stale after 1 hour and the profile has none", () => {
      expect(shouldDetect({ role, saved: saved(), profile: null }, now)).toBe(false);
      expect(shouldDetect({ role, saved: saved({ timestamp: now - 3_600_001 }), profile: null }, now)).toBe(true);
    });

    it("never over a manual place, in the browser or the profile", () => {
      expect(shouldDetect({ role, saved: saved({ isManual: true, timestamp: 1 }), profile: null }, now)).toBe(false);
      expect(shouldDetect({ role, saved: null, profile: profile(true) }, now)).toBe(false);
      expect(shouldDetect({ role, saved: null, profile: profile(true, 1) }, now)).toBe(false);
    });
  });

  it("R3.4 never again for a student with a place, and for a teacher once per local day", () => {
    // 18:29 and 18:31 in London are 23:59 and 00:01 in Delhi.
    const [evening, night] = [Date.parse("2027-01-14T18:29:00Z"), Date.parse("2027-01-14T18:31:00Z")];
    const looks = (role: "student" | "teacher", found: number | null, at: number) =>
      shouldDetect({ role, saved: null, profile: profile(false, found) }, at);
    expect([looks("student", null, night), looks("student", 1, night)]).toEqual([false, false]);
    expect(looks("teacher", null, night)).toBe(true);
    expect(looks("teacher", evening - 20 * 3_600_000, evening)).toBe(false);
    expect(looks("teacher", evening, night)).toBe(true);
  });

  it("asks the device with 10 s, 5 min and low accuracy (R9.1)", async () => {
    const ask = vi.fn((done: (position: object) => void, _failed: unknown, _options: unknown) =>
      done({ coords: { latitude: 1, longitude: 2 } }),
    );
    vi.stubGlobal("navigator", { geolocation: { getCurrentPosition: ask } });
    expect(await detectPosition()).toEqual({ latitude: 1, longitude: 2 });
    expect(ask.mock.calls[0]?.[2]).toEqual({ timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false });
    expect(geolocation.toast).toBe(5000);
  });
});
