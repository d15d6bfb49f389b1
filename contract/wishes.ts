/** Wishes (R13.2): saved searches. The family is notified once of each new match. */
import type * as z from "zod/mini";
import type { wish } from "#contract/schemas/wishes.ts";
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/wishes.ts")).schemas;

export type Wish = z.output<typeof wish>;

export const makeWishEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/students/wishes",
  access: "teachers.save",
  status: 201,
  schemas: async () => (await load()).makeWish,
});

export const ownWishesEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/students/wishes",
  access: "teachers.save",
  schemas: async () => (await load()).ownWishes,
});

export const renewWishEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/students/wishes/{id}/renew",
  access: "teachers.save",
  schemas: async () => (await load()).renewWish,
});

export const dropWishEndpoint = defineEndpoint({
  method: "DELETE",
  path: "/api/students/wishes/{id}",
  access: "teachers.save",
  status: 204,
  schemas: async () => (await load()).dropWish,
});
