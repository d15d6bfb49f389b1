/** Wishes (R13.2): a search that goes on by itself. Whoever comes to fit it is told of, once. */
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
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
export type Wish = z.output<typeof wish>;

const byId = z.object({ id: z.uuid() });

export const makeWish = defineEndpoint({
  method: "POST",
  path: "/api/students/wishes",
  access: "teachers.save",
  summary:
    "Be told when a teacher comes who fits this search; the same search again renews it; 409 wishes_limit at ten",
  body: teacherSearchQuery,
  answer: wish,
  status: 201,
});

export const ownWishes = defineEndpoint({
  method: "GET",
  path: "/api/students/wishes",
  access: "teachers.save",
  summary: "The caller's wishes, newest first, with who came to fit them",
  answer: z.array(wish),
});

export const renewWish = defineEndpoint({
  method: "POST",
  path: "/api/students/wishes/{id}/renew",
  access: "teachers.save",
  summary: "Another ninety days from now on",
  params: byId,
  answer: wish,
});

export const dropWish = defineEndpoint({
  method: "DELETE",
  path: "/api/students/wishes/{id}",
  access: "teachers.save",
  summary: "No longer be told",
  params: byId,
  status: 204,
});
