/** The audit log as admins read it (R11.4): every act with what it found and what it left. */
import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { paging } from "#contract/query-values.ts";
import { allActs, subjectKinds } from "./acts.ts";
import { officer } from "./office-fields.ts";

const kept = z.nullable(z.record(z.string(), z.unknown()));

export const auditEntry = z.object({
  id: z.uuid(),
  /** A key of `acts`; older ones may name acts that are there no more. */
  act: z.string(),
  subjectKind: z.string(),
  subjectId: z.nullable(z.string()),
  admin: officer,
  before: kept,
  after: kept,
  /** Words and rule of an act against somebody, and what else is worth knowing. */
  details: z.record(z.string(), z.unknown()),
  /** The network address it was done from; none by a command. */
  address: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAudit = defineEndpoint({
  method: "GET",
  path: "/api/admin/audit",
  access: "audit.read",
  summary: "What admins did, newest first; by subject, act, admin and days (from and to, both included)",
  query: z.object({
    subjectKind: z.optional(z.enum(subjectKinds)),
    subjectId: z.optional(z.string().check(z.maxLength(100))),
    act: z.optional(z.enum(allActs)),
    adminId: z.optional(z.uuid()),
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    ...paging,
  }),
  answer: z.array(auditEntry),
});
