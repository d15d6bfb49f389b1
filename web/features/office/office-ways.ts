/** The places of admins with the lengths of the queues beside them, always in sight. */
import { useQuery } from "@tanstack/react-query";
import type { Counts, Ways } from "#web/features/app-frame/ways.ts";
import { officePlaces } from "./office-places.ts";
import { lengthsQuery } from "./queue-query.ts";

/** By the kinds of the queue. The list of all of them holds what its parts count, which places sum up already. */
function useQueueCounts(): Counts {
  const { data = [] } = useQuery(lengthsQuery);
  const waiting = Object.fromEntries(data.map((length) => [length.kind, length.waiting]));
  return { waiting, held: {} };
}

export const officeWays: Ways = { placesOf: () => officePlaces, useCounts: useQueueCounts };
