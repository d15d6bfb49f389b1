/** A teacher's week (R3.2, R5.3): slots of local time, in order and without overlap; one rule for the grid and the server. */
import type * as z from "zod/mini";
import type { slot } from "#contract/schemas/availability.ts";
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/availability.ts")).schemas;

export type Slot = z.output<typeof slot>;

export const readAvailabilityEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/teachers/availability",
  access: "teacher.account",
  schemas: async () => (await load()).readAvailability,
});

export const saveAvailabilityEndpoint = defineEndpoint({
  method: "PUT",
  path: "/api/teachers/availability",
  access: "teacher.account",
  schemas: async () => (await load()).saveAvailability,
});
