/** Personal data of a place (R10.3), as columns of the profile that contains it. */
export const personalPlaceColumns = {
  longitude: true,
  latitude: true,
  address: true,
  locationIsManual: true,
  locatedAt: true,
  publicCell: true,
  publicLongitude: true,
  publicLatitude: true,
  publicArea: true,
  publicCellChangedAt: true,
} as const;

/** For a teacher, whose cell may follow the device. */
export const movedColumns = { awayCell: true, awayDays: true, awayOn: true, earlierCells: true } as const;
