import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { savedLocation, toSavedLocation } from "./saved-location.ts";

const stored = new Map<string, string>();
const place = {
  latitude: 28.63,
  longitude: 77.27,
  address: "Laxmi Nagar",
  streetAddress: "",
  timestamp: 1_700_000_000_000,
  isManual: true,
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("R9.1 the place stored in a browser", () => {
  it("has a key for each role, with the fields of section 3", () => {
    savedLocation("student").write(place);
    expect(JSON.parse(stored.get("userLocation") ?? "")).toEqual(place);
    expect(savedLocation("student").read()).toEqual(place);
    expect(savedLocation("teacher").read()).toBeNull();
    savedLocation("teacher").write(place);
    expect(stored.has("teacherLocation")).toBe(true);
  });

  it.each([
    ["latitude missing", { ...place, latitude: undefined }],
    ["both near zero", { ...place, latitude: 0, longitude: 0.0000001 }],
    ["no object", "Delhi"],
  ])("R5.5 is not valid with %s", (_, wrong) => {
    stored.set("userLocation", JSON.stringify(wrong));
    expect(savedLocation("student").read()).toBeNull();
  });

  it("ignores invalid JSON", () => {
    stored.set("userLocation", "{");
    expect(savedLocation("student").read()).toBeNull();
  });

  it("copies the profile's place, with a label where no address is known", () => {
    const address = { fullAddress: null, formattedAddress: null, streetAddress: null, isManual: true };
    const saved = toSavedLocation(
      { coordinates: [77.27, 28.63], address, timestamp: "2026-11-15T00:00:00.000Z" },
      "Profile Location",
    );
    expect(saved).toEqual({
      latitude: 28.63,
      longitude: 77.27,
      address: "Profile Location",
      streetAddress: "",
      timestamp: Date.UTC(2026, 10, 15),
      isManual: true,
    });
  });
});
