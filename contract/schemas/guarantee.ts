/** Schemas of contract/guarantee.ts. */
import * as z from "zod/mini";
import { claimKinds, claimStatuses, feeStates } from "#contract/guarantee-states.ts";
import { guarantee } from "#contract/limits.ts";
import { paging } from "./query-values.ts";
import { writtenText } from "./written-text.ts";

/** Why the fee is waived: an end within the first days, no fee set by the operator, or an admin's act. */
const feeReasons = ["ended_early", "none_set", "by_us"] as const;

/** Of a connection, as the student sees it. */
export const relationFee = z.object({
  /** In the currency's smallest unit (paise). */
  amount: z.number(),
  currency: z.string(),
  state: z.enum(feeStates),
  /** Null unless it is waived. */
  waivedBecause: z.nullable(z.enum(feeReasons)),
});

export const claim = z.object({
  id: z.uuid(),
  relationId: z.uuid(),
  kind: z.enum(claimKinds),
  /** The student's text. */
  reason: z.string(),
  status: z.enum(claimStatuses),
  /** The officer's text. */
  decision: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  /** When an answer is promised. */
  answerBy: z.iso.datetime(),
  /** Name: empty when the person was erased. */
  teacher: z.object({ id: z.uuid(), name: z.string(), listed: z.boolean() }),
});

export const schemas = {
  openClaim: {
    summary:
      "Ask for another teacher or for the fee back; 409 claim_open while one waits, claim_too_late 30 days after the end",
    params: z.object({ id: z.uuid() }),
    body: z.object({ kind: z.enum(claimKinds, "required"), reason: writtenText(guarantee.reason) }),
    answer: claim,
  },
  ownClaims: {
    summary: "The claims of this student, newest first, with the day until which an answer is promised",
    query: z.object(paging),
    answer: z.array(claim),
  },
};
