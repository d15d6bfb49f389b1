/** The office's calls for contact messages (R7.10, R11.1): read, answered by mail in a thread, closed, reopened. */
import type * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import type { officeLetter } from "#contract/schemas/office/contact-messages.ts";

const load = async () => (await import("#contract/schemas/office/contact-messages.ts")).schemas;

export type OfficeContactMessage = z.output<typeof officeLetter>;

export const listContactMessagesEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/contact-messages",
  access: "letters.read",
  schemas: async () => (await load()).listLetters,
});

export const readContactMessageEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/contact-messages/{id}",
  access: "letters.read",
  schemas: async () => (await load()).readLetter,
});

export const answerContactMessageEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/contact-messages/{id}/answer",
  access: "letters.answer",
  schemas: async () => (await load()).answerLetter,
});

export const closeContactMessageEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/contact-messages/{id}/done",
  access: "letters.answer",
  schemas: async () => (await load()).finishLetter,
});

export const reopenContactMessageEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/contact-messages/{id}/reopen",
  access: "letters.answer",
  schemas: async () => (await load()).reopenLetter,
});
