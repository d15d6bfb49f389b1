/** Figures of an area: the fee compass (R13.1) and the demand (R13.3). */
import type * as z from "zod/mini";
import { type Answer, defineEndpoint } from "./endpoint.ts";
import type { feeRangesAnswer } from "./schemas/insights.ts";

const load = async () => (await import("./schemas/insights.ts")).schemas;

export type FeeRanges = z.output<typeof feeRangesAnswer>;

export const readFeeRangesEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/public/fees",
  access: "anyone",
  schemas: async () => (await load()).feeCompass,
});

export const publicDemandEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/public/demand",
  access: "anyone",
  schemas: async () => (await load()).publicDemand,
});
export type Demand = Answer<typeof publicDemandEndpoint>;

export const teacherDemandEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/teachers/demand",
  access: "students.ask",
  schemas: async () => (await load()).teacherDemand,
});
export type TeacherDemand = Answer<typeof teacherDemandEndpoint>;
