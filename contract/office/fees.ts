/** The office's calls for the fees of connections (R1.3, R11.1): listed by state, marked, and a month as a table. */
import type * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import type { officeFee } from "#contract/schemas/office/fees.ts";

const load = async () => (await import("#contract/schemas/office/fees.ts")).schemas;

export type OfficeFee = z.output<typeof officeFee>;

export const listFeesEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/fee-entries",
  access: "fees.mark",
  schemas: async () => (await load()).listFees,
});

export const changeFeeEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/fee-entries/{id}/state",
  access: "fees.mark",
  schemas: async () => (await load()).changeFee,
});

export const exportFeesEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/fee-entries/months/{month}",
  access: "fees.mark",
  sends: { mediaTypes: ["text/csv"] },
  schemas: async () => (await load()).exportFees,
});
