/** A place as its owner sees it (R3.9). */
import type { OwnLocation } from "#contract/locations.ts";
import type { StoredAddress } from "#server/db/schema/places.ts";

type PlaceRow = {
  longitude: number | null;
  latitude: number | null;
  address: StoredAddress | null;
  locationIsManual: boolean;
  locatedAt: Date | null;
};

export function showPlace({ longitude, latitude, address, ...row }: PlaceRow): OwnLocation | null {
  if (longitude === null || latitude === null) return null;
  return {
    coordinates: [longitude, latitude],
    address: {
      fullAddress: address?.fullAddress ?? null,
      formattedAddress: address?.formattedAddress ?? null,
      streetAddress: address?.streetAddress ?? null,
      isManual: row.locationIsManual,
    },
    timestamp: row.locatedAt?.toISOString() ?? null,
  };
}
