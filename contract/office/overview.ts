/** The operator's overview (R11.1): daily events and the current state; numbers alone, nobody by name. */
import type * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import type { officeOverview, overviewDay, shortSupply } from "#contract/schemas/office/overview.ts";

const load = async () => (await import("#contract/schemas/office/overview.ts")).schemas;

export type OverviewDay = z.output<typeof overviewDay>;
export type ShortSupply = z.output<typeof shortSupply>;
export type Overview = z.output<typeof officeOverview>;

export const readOverviewEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/overview",
  access: "overview.read",
  schemas: async () => (await load()).readOverview,
});
