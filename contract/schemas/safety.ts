/** What the calls of contract/safety.ts take and answer. */
import * as z from "zod/mini";
import { safety } from "#contract/limits.ts";
import { memberRoles, reportReasons } from "#contract/vocabulary.ts";
import { longText } from "./profile-fields.ts";
import { paging } from "./query-values.ts";

const accountId = z.uuid("invalid");

/** As the lists of requests name them: a student by the initial alone (R2.7). */
export const blockedPerson = z.object({
  accountId,
  role: z.enum(memberRoles),
  /** Null of a student. */
  name: z.nullable(z.string()),
  initial: z.string(),
  blockedAt: z.iso.datetime(),
});

/** Of a review its writer is not known to who reports it: beside a review nobody who is named is looked at. */
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
