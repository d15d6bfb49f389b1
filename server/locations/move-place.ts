/** What changes in a profile's row when its place does (R3.4): the exact one at once, the public cell at most once an hour. */
import { location as limits } from "#contract/limits.ts";
import type { GivenLocation } from "#contract/locations.ts";
import type { StoredAddress } from "#server/db/schema/places.ts";
import { snapPoint } from "#server/db/snap-point.ts";
import { nameArea } from "./name-area.ts";

export type PlaceBefore = {
  longitude: number | null;
  latitude: number | null;
  locationIsManual: boolean;
  publicCell: string | null;
  publicCellChangedAt: Date | null;
};

/** A detected place that would replace one the person chose (R7.10). */
export function wouldOverwriteManual(before: PlaceBefore, given: GivenLocation): boolean {
  return before.locationIsManual && before.longitude !== null && !given.address.isManual;
}

function storedAddress({ fullAddress, formattedAddress, streetAddress }: GivenLocation["address"]): StoredAddress {
  return {
    ...(fullAddress && { fullAddress }),
    ...(formattedAddress && { formattedAddress }),
    ...(streetAddress && { streetAddress }),
  };
}

/** `followsAt`: when the public cell may follow, if it may not yet. */
export function movePlace(before: PlaceBefore, given: GivenLocation, now: Date) {
  const [longitude, latitude] = given.coordinates;
  const told = given.timestamp ?? now;
  const exact = {
    longitude,
    latitude,
    address: storedAddress(given.address),
    locationIsManual: given.address.isManual,
    locatedAt: told > now ? now : told,
  };
  const { columns, followsAt } = followPlace({ ...before, longitude, latitude }, now);
  return { columns: { ...exact, ...columns }, followsAt };
}

type Point = { longitude: number; latitude: number };

/** The public columns of an exact place, or the moment from which they may be written. */
export function followPlace(place: Omit<PlaceBefore, "longitude" | "latitude"> & Point, now: Date) {
  const { cell, longitude, latitude } = snapPoint(place);
  if (cell === place.publicCell) return { columns: {}, followsAt: null };
  const changedAt = place.publicCell === null ? null : place.publicCellChangedAt;
  const followsAt = changedAt === null ? now : new Date(changedAt.getTime() + limits.publicCellFollowsAfter);
  if (followsAt > now) return { columns: {}, followsAt };
  const columns = {
    publicCell: cell,
    publicLongitude: longitude,
    publicLatitude: latitude,
    // Of the centre: the name of the neighbourhood must not say more than the cell does.
    publicArea: nameArea({ longitude, latitude }),
    publicCellChangedAt: now,
  };
  return { columns, followsAt: null };
}
