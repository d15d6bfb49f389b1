/** The office's calls around reports of people and reviews (R10.3, R11.1): decided once with words, and opened again. */
import type * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import type { officeReport } from "#contract/schemas/office/reports.ts";

const load = async () => (await import("#contract/schemas/office/reports.ts")).schemas;

export type OfficeReport = z.output<typeof officeReport>;

export const listReportsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/reports",
  access: "reports.decide",
  schemas: async () => (await load()).listReports,
});

export const readReportEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/reports/{id}",
  access: "reports.decide",
  schemas: async () => (await load()).readReport,
});

/**
 * `acted` without words: something was done elsewhere. With words: they go to who was reported, as a warning.
 * `dismissed`: the words go to who reported.
 */
export const decideReportEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/reports/{id}/decide",
  access: "reports.decide",
  schemas: async () => (await load()).decideReport,
});

export const reopenReportEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/reports/{id}/reopen",
  access: "reports.decide",
  schemas: async () => (await load()).reopenReport,
});
