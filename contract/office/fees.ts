/** The office's calls around the fees of connections (R1.3, R11.1): listed by state, marked, and a month as a table. */
import type * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import type { officeFee } from "#contract/schemas/office/fees.ts";

const load = async () => (await import("#contract/schemas/office/fees.ts")).schemas;

export type OfficeFee = z.output<typeof officeFee>;

export const listFees = defineEndpoint({
  method: "GET",
  path: "/api/admin/fee-entries",
  access: "fees.mark",
  summary: "Fees of connections in a state, newest first",
  schemas: async () => (await load()).listFees,
});

export const changeFee = defineEndpoint({
  method: "POST",
  path: "/api/admin/fee-entries/{id}/state",
  access: "fees.mark",
  summary: "Mark a fee as paid, waived or refunded; 409 `already_decided` when it cannot become that any more",
  schemas: async () => (await load()).changeFee,
});

export const exportFees = defineEndpoint({
  method: "GET",
  path: "/api/admin/fee-entries/months/{month}",
  access: "fees.mark",
  summary: "The fees of connections made in a month, as a table for a spreadsheet; written into the audit log",
  sends: { mediaTypes: ["text/csv"] },
  schemas: async () => (await load()).exportFees,
});
