/** Schemas of contract/office/audit.ts. */
import * as z from "zod/mini";
import { allActs, subjectKinds } from "#contract/office/acts.ts";
import { paging } from "#contract/schemas/query-values.ts";
import { officer } from "./office-fields.ts";

const snapshot = z.nullable(z.record(z.string(), z.unknown()));

export const auditEntry = z.object({
  id: z.uuid(),
  /** A key of `acts`; older ones may name acts that no longer exist. */
  act: z.string(),
  subjectKind: z.string(),
  subjectId: z.nullable(z.string()),
  admin: officer,
  before: snapshot,
  after: snapshot,
  /** Reason and rule of an act against somebody, and further details. */
  details: z.record(z.string(), z.unknown()),
  /** The network address of the admin; none for a command. */
  address: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});

export const schemas = {
  listAudit: {
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
  },
};
