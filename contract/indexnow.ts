/** The office's calls around IndexNow (R11.3): what waits, what was told and how it was answered, telling now, and telling by itself or not. */
import type * as z from "zod/mini";
import type { submission } from "#contract/schemas/indexnow.ts";
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/indexnow.ts")).schemas;

export type Submission = z.output<typeof submission>;

export const readIndexNow = defineEndpoint({
  method: "GET",
  path: "/api/admin/indexnow",
  access: "indexnow.submit",
  summary:
    "The service, the key file, how many pages wait, and what was told, newest first; `X-Total-Count` counts that",
  schemas: async () => (await load()).readIndexNow,
});

export const listIndexNowUrls = defineEndpoint({
  method: "GET",
  path: "/api/admin/indexnow/urls",
  access: "indexnow.submit",
  summary: "Pages that wait to be told, by their path without a language",
  schemas: async () => (await load()).listIndexNowUrls,
});

export const submitIndexNow = defineEndpoint({
  method: "POST",
  path: "/api/admin/indexnow/submit",
  access: "indexnow.submit",
  summary:
    "Tells the service now: the named pages, else all that wait, in batches of at most 10,000 addresses; 409 `indexnow_off` without a service",
  schemas: async () => (await load()).submitIndexNow,
});

export const changeIndexNow = defineEndpoint({
  method: "PUT",
  path: "/api/admin/indexnow",
  access: "indexnow.submit",
  summary: "Whether changed pages are told every ten minutes without anybody's doing",
  schemas: async () => (await load()).changeIndexNow,
});
