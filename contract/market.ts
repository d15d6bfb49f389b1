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
  schemas: async () => (await load()).feeCompass,
});

export const publicDemand = defineEndpoint({
  method: "GET",
  path: "/api/public/demand",
  access: "anyone",
  schemas: async () => (await load()).publicDemand,
});
export type Demand = Answer<typeof publicDemand>;

export const teacherDemand = defineEndpoint({
  method: "GET",
  path: "/api/teachers/demand",
  access: "students.ask",
  schemas: async () => (await load()).teacherDemand,
});
export type TeacherDemand = Answer<typeof teacherDemand>;
