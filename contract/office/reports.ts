/** The office's calls for reports of people and reviews (R10.3, R11.1): decided once with a reason, and reopened. */
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
 * `acted` without a text: settled elsewhere. With a text: a warning to the reported person.
 * `dismissed`: the text goes to the reporter.
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
