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
    body: z.object({ accountId }),
    answer: blockedPerson,
  },
  unblockPerson: {
    params: z.object({ accountId }),
  },
  listBlocks: {
    query: z.object(paging),
    answer: z.array(blockedPerson),
  },
  sendReport: {
    body: report,
    answer: z.object({ id: z.uuid() }),
  },
};
