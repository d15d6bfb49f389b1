/** The guarantee (R1.4, R10.2): a student claims another teacher or the fee back, and sees how long the answer may take. */
import type * as z from "zod/mini";
import type { claim, relationFee } from "#contract/schemas/guarantee.ts";
import { defineEndpoint } from "./endpoint.ts";
import { guarantee } from "./limits.ts";
import { endOfWorkingDay } from "./working-days.ts";

const load = async () => (await import("#contract/schemas/guarantee.ts")).schemas;

export type RelationFee = z.output<typeof relationFee>;
export type Claim = z.output<typeof claim>;

export const openClaimEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/students/relations/{id}/claim",
  access: "claims.open",
  status: 201,
  schemas: async () => (await load()).openClaim,
});

export const ownClaimsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/students/claims",
  access: "claims.open",
  schemas: async () => (await load()).ownClaims,
});

/** The deadline for answering a claim made at a moment. */
export function answerBy(createdAt: Date): Date {
  return endOfWorkingDay(createdAt, guarantee.answeredWithinWorkingDays);
}

/** Whether a claim can still be opened: during the relation, and some days after. */
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
