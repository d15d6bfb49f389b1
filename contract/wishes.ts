/** Wishes (R13.2): a search that goes on by itself. Whoever comes to fit it is told of, once. */
import type * as z from "zod/mini";
import type { wish } from "#contract/schemas/wishes.ts";
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/wishes.ts")).schemas;

export type Wish = z.output<typeof wish>;

export const makeWish = defineEndpoint({
  method: "POST",
  path: "/api/students/wishes",
  access: "teachers.save",
  summary:
    "Be told when a teacher comes who fits this search; the same search again renews it; 409 wishes_limit at ten",
  status: 201,
  schemas: async () => (await load()).makeWish,
});

export const ownWishes = defineEndpoint({
  method: "GET",
  path: "/api/students/wishes",
  access: "teachers.save",
  summary: "The caller's wishes, newest first, with who came to fit them",
  schemas: async () => (await load()).ownWishes,
});

export const renewWish = defineEndpoint({
  method: "POST",
  path: "/api/students/wishes/{id}/renew",
  access: "teachers.save",
  summary: "Another ninety days from now on",
  schemas: async () => (await load()).renewWish,
});

export const dropWish = defineEndpoint({
  method: "DELETE",
  path: "/api/students/wishes/{id}",
  access: "teachers.save",
  summary: "No longer be told",
  status: 204,
  schemas: async () => (await load()).dropWish,
});
