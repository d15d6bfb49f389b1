/** Schemas of contract/wishes.ts. */
import * as z from "zod/mini";
import { teacherSearchQuery } from "./search.ts";

/** As in an address; page, order and map zone are ignored. */
const wishedQuery = z.record(z.string(), z.string());

export const wish = z.object({
  id: z.uuid(),
  /** The original search, for its address; without a place where the profile's was meant. */
  query: wishedQuery,
  createdAt: z.iso.datetime(),
  /** When it expires; it can be renewed for some weeks more. */
  until: z.iso.datetime(),
  isOver: z.boolean(),
  /** Number of matches so far. */
  total: z.number(),
  /** The newest matches who are listed now. */
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
