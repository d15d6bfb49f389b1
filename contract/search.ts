/** Finding teachers and students near a place (R7.8, R7.11): the query as addresses carry it, and what a card shows. */
import type * as z from "zod/mini";
import type { foundStudent, foundTeacher } from "#contract/schemas/search.ts";
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/search.ts")).schemas;

export type FoundTeacher = z.output<typeof foundTeacher>;
export type FoundStudent = z.output<typeof foundStudent>;

export const publicNearbyTeachersEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/public/nearby-teachers",
  access: "anyone",
  schemas: async () => (await load()).publicNearbyTeachers,
});

export const nearbyTeachersEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/students/nearby-teachers",
  access: "teachers.ask",
  schemas: async () => (await load()).nearbyTeachers,
});

/** Page, order and zone are ignored. */
export const teacherMapEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/public/nearby-teachers/map",
  access: "anyone",
  schemas: async () => (await load()).teacherMap,
});

export const similarTeachersEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/teachers/{id}/similar",
  access: "anyone",
  schemas: async () => (await load()).similarTeachers,
});

export const nearbyStudentsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/teachers/nearby-students",
  access: "students.ask",
  schemas: async () => (await load()).nearbyStudents,
});

export const supplyEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/public/supply",
  access: "anyone",
  schemas: async () => (await load()).supply,
});
