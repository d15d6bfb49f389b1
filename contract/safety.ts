/** Keeping away from somebody and reporting them (R10.3): the same for students and teachers. */
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { safety } from "./limits.ts";
import { longText } from "./profile-fields.ts";
import { paging } from "./query-values.ts";
import { memberRoles, reportReasons } from "./vocabulary.ts";

const accountId = z.uuid("invalid");

/** As the lists of requests name them: a student by the initial alone (R2.7). */
const blockedPerson = z.object({
  accountId,
  role: z.enum(memberRoles),
  /** Null of a student. */
  name: z.nullable(z.string()),
  initial: z.string(),
  blockedAt: z.iso.datetime(),
});
export type BlockedPerson = z.output<typeof blockedPerson>;

export const blockPerson = defineEndpoint({
  method: "POST",
  path: "/api/blocks",
  access: "people.report",
  summary:
    "Neither finds, sees nor asks the other from now on; what is open between them closes. They are not told of it",
  body: z.object({ accountId }),
  answer: blockedPerson,
  status: 201,
});

export const unblockPerson = defineEndpoint({
  method: "DELETE",
  path: "/api/blocks/{accountId}",
  access: "people.report",
  summary: "Takes a block back; what was closed by it stays closed",
  params: z.object({ accountId }),
});

export const listBlocks = defineEndpoint({
  method: "GET",
  path: "/api/blocks",
  access: "people.report",
  summary: "Whom the caller has blocked, newest first",
  query: z.object(paging),
  answer: z.array(blockedPerson),
});

/** Of a review its writer is not known to who reports it: beside a review nobody who is named is looked at. */
const report = z
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
export type Report = z.output<typeof report>;

export const sendReport = defineEndpoint({
  method: "POST",
  path: "/api/reports",
  access: "people.report",
  summary: "Reports a person or a review to the operator; 409 report_open while an own one waits",
  body: report,
  answer: z.object({ id: z.uuid() }),
  status: 201,
});
