/** The office's calls for the guarantee (R10.2, R11.1): claims with their deadline, decided once, a refusal reopened. */
import type * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import type { officeClaim } from "#contract/schemas/office/claims.ts";

const load = async () => (await import("#contract/schemas/office/claims.ts")).schemas;

export type OfficeClaim = z.output<typeof officeClaim>;

export const listOfficeClaimsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/claims",
  access: "claims.decide",
  schemas: async () => (await load()).listOfficeClaims,
});

export const readOfficeClaimEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/claims/{id}",
  access: "claims.decide",
  schemas: async () => (await load()).readOfficeClaim,
});

export const decideClaimEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/claims/{id}/decide",
  access: "claims.decide",
  schemas: async () => (await load()).decideClaim,
});

export const reopenClaimEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/claims/{id}/reopen",
  access: "claims.decide",
  schemas: async () => (await load()).reopenClaim,
});
