/** Schemas of contract/office/claims.ts. */
import * as z from "zod/mini";
import { claimKinds, claimStatuses, feeStates } from "#contract/guarantee-states.ts";
import { ruleCodes } from "#contract/office/acts.ts";
import { questionDays } from "#contract/question-days.ts";
import { memberRoles, relationStatuses } from "#contract/vocabulary.ts";
import { byId, officer, personShown, reasoned, stateQuery, words } from "./office-fields.ts";

export const officeClaim = z.object({
  id: z.uuid(),
  kind: z.enum(claimKinds),
  status: z.enum(claimStatuses),
  /** The student's text; empty once the student is erased. */
  reason: z.string(),
  decision: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** When an answer was promised. */
  answerBy: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  decidedBy: z.nullable(officer),
  student: personShown,
  teacher: personShown,
  relation: z.object({
    id: z.uuid(),
    status: z.enum(relationStatuses),
    activeSince: z.nullable(z.iso.datetime()),
    endedAt: z.nullable(z.iso.datetime()),
  }),
  /** In the currency's smallest unit. */
  fee: z.nullable(z.object({ id: z.uuid(), amount: z.number(), currency: z.string(), state: z.enum(feeStates) })),
  /** The answers of both to the follow-up questions (R10.4). */
  answers: z.array(z.object({ by: z.enum(memberRoles), day: z.literal(questionDays), answer: z.boolean() })),
  /** In the queue, to be claimed. */
  queueItemId: z.nullable(z.uuid()),
});

export const schemas = {
  listOfficeClaims: {
    summary: "Claims on the guarantee: open ones oldest first, decided ones newest first",
    query: stateQuery(claimStatuses),
    answer: z.array(officeClaim),
  },
  readOfficeClaim: {
    summary: "One claim with the relation it is about",
    params: byId,
    answer: officeClaim,
  },
  decideClaim: {
    summary:
      "Grant or refuse, with words the student reads: a refund sets the fee to refunded, a replacement ends the relation and offers similar teachers; 409 `already_decided` when it waits no more",
    params: byId,
    body: z.object({
      decision: z.enum(["granted", "refused"], "required"),
      note: words(),
      /** Of a refusal. */
      rule: z._default(z.enum(ruleCodes), "other"),
    }),
    answer: officeClaim,
  },
  reopenClaim: {
    summary: "Takes a refusal back, so that the claim is decided anew; the student is told why",
    params: byId,
    body: reasoned,
    answer: officeClaim,
  },
};
