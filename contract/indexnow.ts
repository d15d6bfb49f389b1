/** The office's calls for IndexNow (R11.3): what waits, past submissions and their answers, submit now, and switch automatic submission. */
import type * as z from "zod/mini";
import type { submission } from "#contract/schemas/indexnow.ts";
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/indexnow.ts")).schemas;

export type Submission = z.output<typeof submission>;

export const readIndexNowEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/indexnow",
  access: "indexnow.submit",
  schemas: async () => (await load()).readIndexNow,
});

export const listIndexNowUrlsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/indexnow/urls",
  access: "indexnow.submit",
  schemas: async () => (await load()).listIndexNowUrls,
});

export const submitIndexNowEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/indexnow/submit",
  access: "indexnow.submit",
  schemas: async () => (await load()).submitIndexNow,
});

export const changeIndexNowEndpoint = defineEndpoint({
  method: "PUT",
  path: "/api/admin/indexnow",
  access: "indexnow.submit",
  schemas: async () => (await load()).changeIndexNow,
});
