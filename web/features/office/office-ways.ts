/** The places of admins with the lengths of the queues beside them, always in sight. */
import type { Ways } from "#web/features/app-frame/ways.ts";
import { officePlaces } from "./office-places.ts";

export const officeWays: Ways = {
  placesOf: () => officePlaces,
  useCounts: () => ({ waiting: {}, held: {} }),
};
