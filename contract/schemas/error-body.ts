/** The body of every refusal (R7.1): written by the server, read by the client, printed in OpenAPI. */
import * as z from "zod/mini";
import { type ErrorCode, errorStatus } from "#contract/errors.ts";

/** One wrong field: `path` as the form names it, `code` a key of the validation texts. */
const issue = z.object({ path: z.string(), code: z.string(), message: z.string() });

export type Issue = z.output<typeof issue>;

export const errorBody = z.object({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  issues: z.optional(z.array(issue)),
  remainingAttempts: z.optional(z.int()),
  /** Seconds. */
  retryAfter: z.optional(z.int()),
  /** Among admins: who was first, and when, or until when the claim lasts. */
  by: z.optional(z.string()),
  at: z.optional(z.iso.datetime()),
  /** Times at which one of the two has another lesson (R13.4). */
  conflicts: z.optional(z.array(z.object({ startsAt: z.iso.datetime(), minutes: z.int() }))),
});

export type ErrorBody = z.output<typeof errorBody>;
