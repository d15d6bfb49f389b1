/** Appeals against what the office did (R11.5): once, by the link of the letter, within twenty days; decided by another admin where there is one. */
import type * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import type { appealable, officeAppeal } from "#contract/schemas/office/appeals.ts";

const load = async () => (await import("#contract/schemas/office/appeals.ts")).schemas;

export type Appealable = z.output<typeof appealable>;

export const readAppealable = defineEndpoint({
  method: "GET",
  path: "/api/appeals",
  access: "anyone",
  summary: "What was decided, by the secret of the letter's link; 404 when it is not ours",
  schemas: async () => (await load()).readAppealable,
});

export const sendAppeal = defineEndpoint({
  method: "POST",
  path: "/api/appeals",
  access: "anyone",
  summary:
    "Appeals once within twenty days; 404 when the link is not ours, 409 `appeal_over` when it cannot be used any more",
  status: 201,
  schemas: async () => (await load()).sendAppeal,
});

export type OfficeAppeal = z.output<typeof officeAppeal>;

export const listAppeals = defineEndpoint({
  method: "GET",
  path: "/api/admin/appeals",
  access: "appeals.decide",
  summary: "Appeals: open ones oldest first, decided ones newest first",
  schemas: async () => (await load()).listAppeals,
});

export const readAppeal = defineEndpoint({
  method: "GET",
  path: "/api/admin/appeals/{id}",
  access: "appeals.decide",
  summary: "One appeal with the verdict it is against",
  schemas: async () => (await load()).readAppeal,
});

export const decideAppeal = defineEndpoint({
  method: "POST",
  path: "/api/admin/appeals/{id}/decide",
  access: "appeals.decide",
  summary:
    "Granting undoes the act; the person is told either way. 409 `another_admin` for who gave the verdict, `already_decided` afterwards",
  schemas: async () => (await load()).decideAppeal,
});
