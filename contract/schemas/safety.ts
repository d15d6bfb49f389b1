/** Schemas of contract/safety.ts. */
import * as z from "zod/mini";
import { safety } from "#contract/limits.ts";
import { memberRoles, reportReasons } from "#contract/vocabulary.ts";
import { longText } from "./profile-fields.ts";
import { paging } from "./query-values.ts";

const accountId = z.uuid("invalid");

/** Named as in the lists of requests: a student by the initial alone (R2.7). */
export const blockedPerson = z.object({
  accountId,
  role: z.enum(memberRoles),
  /** Null for a student. */
  name: z.nullable(z.string()),
  initial: z.string(),
  blockedAt: z.iso.datetime(),
});

/** The reporter of a review does not know its author: a person named beside a review is ignored. */
export const report = z
  .object({
    accountId: z.optional(accountId),
    reviewId: z.optional(z.uuid("invalid")),
    reason: z.enum(reportReasons, "reason_required"),
    details: z.optional(longText(safety.details)),
  })
  .check(
    z.refine(({ accountId, reviewId }) => accountId !== undefined || reviewId !== undefined, {
      error: "required",
      path: ["accountId"],
    }),
  );

export const schemas = {
  blockPerson: {
    summary:
      "Neither finds, sees nor asks the other from now on; what is open between them closes. They are not told of it",
    body: z.object({ accountId }),
    answer: blockedPerson,
  },
  unblockPerson: {
    summary: "Takes a block back; what was closed by it stays closed",
    params: z.object({ accountId }),
  },
  listBlocks: {
    summary: "Whom the caller has blocked, newest first",
    query: z.object(paging),
    answer: z.array(blockedPerson),
  },
  sendReport: {
    summary: "Reports a person or a review to the operator; 409 report_open while an own one waits",
    body: report,
    answer: z.object({ id: z.uuid() }),
  },
};
