/** The shortlist (R13.6): teachers a family saves to compare, in the browser and, once signed in, with the account. */
import type * as z from "zod/mini";
import type { listedTeacher } from "#contract/schemas/shortlist.ts";
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/shortlist.ts")).schemas;

export type ListedTeacher = z.output<typeof listedTeacher>;

export const listedTeachersEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/public/teachers",
  access: "anyone",
  schemas: async () => (await load()).listedTeachers,
});

export const readShortlistEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/students/shortlist",
  access: "teachers.save",
  schemas: async () => (await load()).readShortlist,
});

export const saveShortlistEndpoint = defineEndpoint({
  method: "PUT",
  path: "/api/students/shortlist",
  access: "teachers.save",
  schemas: async () => (await load()).saveShortlist,
});
