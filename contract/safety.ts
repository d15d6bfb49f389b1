/** Blocking and reporting (R10.3): the same for students and teachers. */
import type * as z from "zod/mini";
import type { blockedPerson, report } from "#contract/schemas/safety.ts";
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/safety.ts")).schemas;

export type BlockedPerson = z.output<typeof blockedPerson>;

export const blockPersonEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/blocks",
  access: "people.report",
  status: 201,
  schemas: async () => (await load()).blockPerson,
});

export const unblockPersonEndpoint = defineEndpoint({
  method: "DELETE",
  path: "/api/blocks/{accountId}",
  access: "people.report",
  schemas: async () => (await load()).unblockPerson,
});

export const listBlocksEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/blocks",
  access: "people.report",
  schemas: async () => (await load()).listBlocks,
});

export type Report = z.output<typeof report>;

export const sendReportEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/reports",
  access: "people.report",
  status: 201,
  schemas: async () => (await load()).sendReport,
});
