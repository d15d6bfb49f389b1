/** Appeals against the office's acts (R11.5): once, by the mail's link, within twenty days; decided by another admin where there is one. */
import type * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import type { appealable, officeAppeal } from "#contract/schemas/office/appeals.ts";

const load = async () => (await import("#contract/schemas/office/appeals.ts")).schemas;

export type Appealable = z.output<typeof appealable>;

export const readAppealableEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/appeals",
  access: "anyone",
  schemas: async () => (await load()).readAppealable,
});

export const sendAppealEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/appeals",
  access: "anyone",
  status: 201,
  schemas: async () => (await load()).sendAppeal,
});

export type OfficeAppeal = z.output<typeof officeAppeal>;

export const listAppealsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/appeals",
  access: "appeals.decide",
  schemas: async () => (await load()).listAppeals,
});

export const readAppealEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/appeals/{id}",
  access: "appeals.decide",
  schemas: async () => (await load()).readAppeal,
});

export const decideAppealEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/appeals/{id}/decide",
  access: "appeals.decide",
  schemas: async () => (await load()).decideAppeal,
});
