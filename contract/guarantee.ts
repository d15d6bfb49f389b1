/** The guarantee (R1.4, R10.2): a student claims another teacher or the fee back, and sees how long the answer may take. */
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { claimKinds, claimStatuses, feeStates } from "./guarantee-states.ts";
import { guarantee } from "./limits.ts";
import { paging } from "./query-values.ts";
import { endOfWorkingDay } from "./working-days.ts";
import { writtenText } from "./written-text.ts";

/** Why nothing is to be paid: it ended within the first days, the operator has set no fee, or an admin let it go. */
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
export type RelationFee = z.output<typeof relationFee>;

export const claim = z.object({
  id: z.uuid(),
  relationId: z.uuid(),
  kind: z.enum(claimKinds),
  /** The student's own words. */
  reason: z.string(),
  status: z.enum(claimStatuses),
  /** The words of who decided. */
  decision: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  /** Until when an answer is promised. */
  answerBy: z.iso.datetime(),
  /** Name: empty when the person has left for good. */
  teacher: z.object({ id: z.uuid(), name: z.string(), listed: z.boolean() }),
});
export type Claim = z.output<typeof claim>;

export const openClaim = defineEndpoint({
  method: "POST",
  path: "/api/students/relations/{id}/claim",
  access: "claims.open",
  summary:
    "Ask for another teacher or for the fee back; 409 claim_open while one waits, claim_too_late 30 days after the end",
  params: z.object({ id: z.uuid() }),
  body: z.object({ kind: z.enum(claimKinds, "required"), reason: writtenText(guarantee.reason) }),
  answer: claim,
  status: 201,
});

export const ownClaims = defineEndpoint({
  method: "GET",
  path: "/api/students/claims",
  access: "claims.open",
  summary: "The claims of this student, newest first, with the day until which an answer is promised",
  query: z.object(paging),
  answer: z.array(claim),
});

/** Until when a claim that came at a moment is to be answered. */
export function answerBy(createdAt: Date): Date {
  return endOfWorkingDay(createdAt, guarantee.answeredWithinWorkingDays);
}

/** Whether a claim can still be opened: while they learn together, and some days after. */
export function isClaimable(relation: { status: string; endedAt: string | null }, now: Date): boolean {
  if (relation.status === "accepted") return true;
  const { endedAt } = relation;
  return (
    relation.status === "ended" && endedAt !== null && now.getTime() - Date.parse(endedAt) <= guarantee.claimWithin
  );
}

/** Whether ending now costs nothing. */
export function isFreeToEnd(activeSince: string | null, now: Date): boolean {
  return activeSince !== null && now.getTime() - Date.parse(activeSince) <= guarantee.waivedWithin;
}
