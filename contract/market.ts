/** What is asked and wanted around a place: the fee compass (R13.1) and the demand (R13.3). */
import type * as z from "zod/mini";
import type { feeCompassAnswer } from "#contract/schemas/market.ts";
import { type Answer, defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/market.ts")).schemas;

export type FeeCompass = z.output<typeof feeCompassAnswer>;

export const feeCompass = defineEndpoint({
  method: "GET",
  path: "/api/public/fees",
  access: "anyone",
  summary: "What teachers around a place ask: percentiles of the smallest circle that holds enough of them.",
  schemas: async () => (await load()).feeCompass,
});

export const publicDemand = defineEndpoint({
  method: "GET",
  path: "/api/public/demand",
  access: "anyone",
  summary:
    "How many families look for a teacher, by part of the city, rounded down so that no difference tells of fewer than three.",
  schemas: async () => (await load()).publicDemand,
});
export type Demand = Answer<typeof publicDemand>;

export const teacherDemand = defineEndpoint({
  method: "GET",
  path: "/api/teachers/demand",
  access: "students.ask",
  summary:
    "What families around the teacher look for, by their profiles and wishes: sums of numbers of fixed cells, each a multiple of three, so that no difference tells of fewer.",
  schemas: async () => (await load()).teacherDemand,
});
export type TeacherDemand = Answer<typeof teacherDemand>;
