/** What is held of where a person is, as columns of the profile that holds it (R10.3). */
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

/** Of a teacher, whose cell may follow the device. */
export const movedColumns = { awayCell: true, awayDays: true, awayOn: true, earlierCells: true } as const;
