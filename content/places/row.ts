/** One locality as a table row: English, Hindi and Urdu name, PIN codes (space between), longitude, latitude. */
export type PlaceRow = readonly [en: string, hi: string, ur: string, pins: string, longitude: number, latitude: number];
