/** What the calls of contract/wishes.ts take and answer. */
import * as z from "zod/mini";
import { teacherSearchQuery } from "./search.ts";

/** As an address carries it: the page, the order and the zone of the map are no matter here. */
const wishedQuery = z.record(z.string(), z.string());

export const wish = z.object({
  id: z.uuid(),
  /** The search it was made from, for its address; without a place where the profile's was meant. */
  query: wishedQuery,
  createdAt: z.iso.datetime(),
  /** When it ends by itself; it can be renewed for some weeks more. */
  until: z.iso.datetime(),
  isOver: z.boolean(),
  /** How many came to fit it so far. */
  total: z.number(),
  /** The newest of them who can be found now. */
  found: z.array(z.object({ id: z.uuid(), name: z.string(), subject: z.string(), foundAt: z.iso.datetime() })),
});

const byId = z.object({ id: z.uuid() });

export const schemas = {
  makeWish: {
    summary:
      "Be told when a teacher comes who fits this search; the same search again renews it; 409 wishes_limit at ten",
    body: teacherSearchQuery,
    answer: wish,
  },
  ownWishes: {
    summary: "The caller's wishes, newest first, with who came to fit them",
    answer: z.array(wish),
  },
  renewWish: {
    summary: "Another ninety days from now on",
    params: byId,
    answer: wish,
  },
  dropWish: {
    summary: "No longer be told",
    params: byId,
  },
};
