/** The audit log as admins read it (R11.4): every act with the state before and after. */
import type * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import type { auditEntry } from "#contract/schemas/office/audit.ts";

const load = async () => (await import("#contract/schemas/office/audit.ts")).schemas;

export type AuditEntry = z.output<typeof auditEntry>;

export const listAuditEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/audit",
  access: "audit.read",
  schemas: async () => (await load()).listAudit,
});
