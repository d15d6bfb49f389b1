/** How a profile's row changes when its place does (R3.4): the exact place at once, the public cell rarely. */
import type { GivenLocation } from "#contract/locations.ts";
import type { StoredAddress } from "#server/db/schema/places.ts";
import { cellCentre, snapPoint } from "#server/db/snap-point.ts";
import { type CellBefore, followTeacher, startMove } from "./follow-teacher.ts";
import { nameArea } from "./name-area.ts";

export type PlaceBefore = {
  longitude: number | null;
  locationIsManual: boolean;
  publicCell: string | null;
  /** For a teacher, whose cell may follow the device; null for a student, whose cell does not. */
  follows: Omit<CellBefore, "cell"> | null;
};

/** The database's clock: the moment, and the local day. */
export type Clock = { now: Date; today: string };

/** A detected place that would replace one chosen by the person (R7.10). */
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

/** `publicly` is empty unless the cell changes. */
export function movePlace(before: PlaceBefore, given: GivenLocation, { now, today }: Clock) {
  const [longitude, latitude] = given.coordinates;
  const reported = given.timestamp ?? now;
  const exact = {
    longitude,
    latitude,
    address: storedAddress(given.address),
    locationIsManual: given.address.isManual,
    locatedAt: reported > now ? now : reported,
  };
  const { cell, follows } = chooseCell(before, snapPoint({ longitude, latitude }).cell, given.address.isManual, today);
  return { exact, follows, publicly: cell === before.publicCell ? null : publicColumns(cell, now) };
}

/** The first place and one chosen by hand set their own cell; later device positions change it for teachers only. */
function chooseCell({ publicCell, follows }: PlaceBefore, found: string, isManual: boolean, today: string) {
  if (publicCell === null || isManual) return { cell: found, follows: follows && startMove() };
  if (follows === null) return { cell: publicCell, follows };
  const { cell, ...rest } = followTeacher({ cell: publicCell, ...follows }, found, today);
  return { cell, follows: rest };
}

function publicColumns(cell: string, now: Date) {
  const { longitude, latitude } = cellCentre(cell);
  return {
    publicCell: cell,
    publicLongitude: longitude,
    publicLatitude: latitude,
    // Named by the centre: the neighbourhood's name must not reveal more than the cell.
    publicArea: nameArea({ longitude, latitude }),
    publicCellChangedAt: now,
  };
}
