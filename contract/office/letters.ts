/** The office's calls around letters to the operator (R7.10, R11.1): read, answered by mail with the thread kept, done, opened again. */
import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { languages } from "#contract/vocabulary.ts";
import { accountGlance } from "./accounts.ts";
import { byId, officer, stateQuery, words } from "./office-fields.ts";

export const letterStates = ["open", "done"] as const;

const letterAnswer = z.object({
  id: z.uuid(),
  answer: z.string(),
  admin: z.nullable(officer),
  createdAt: z.iso.datetime(),
});

const officeLetter = z.object({
  id: z.uuid(),
  /** Told to the sender; short enough to be read out on the phone. */
  reference: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  subject: z.string(),
  message: z.string(),
  language: z.enum(languages),
  createdAt: z.iso.datetime(),
  /** Who wrote it signed in. */
  account: z.nullable(z.object({ id: z.uuid(), ...accountGlance.shape })),
  /** Oldest first. */
  answers: z.array(letterAnswer),
  handledAt: z.nullable(z.iso.datetime()),
  handledBy: z.nullable(officer),
  queueItemId: z.nullable(z.uuid()),
});
export type OfficeLetter = z.output<typeof officeLetter>;

export const listLetters = defineEndpoint({
  method: "GET",
  path: "/api/admin/contact-messages",
  access: "letters.read",
  summary: "Letters to the operator: open ones oldest first, done ones newest first",
  query: stateQuery(letterStates),
  answer: z.array(officeLetter),
});

export const readLetter = defineEndpoint({
  method: "GET",
  path: "/api/admin/contact-messages/{id}",
  access: "letters.read",
  summary: "One letter with what was answered",
  params: byId,
  answer: officeLetter,
});

export const answerLetter = defineEndpoint({
  method: "POST",
  path: "/api/admin/contact-messages/{id}/answer",
  access: "letters.answer",
  summary: "Mails an answer to the sender, keeps it with the letter, and the letter is done; another may follow",
  params: byId,
  body: z.object({ answer: words() }),
  answer: officeLetter,
});

export const finishLetter = defineEndpoint({
  method: "POST",
  path: "/api/admin/contact-messages/{id}/done",
  access: "letters.answer",
  summary: "Nothing more is to be done; 409 `already_decided` when so already",
  params: byId,
  answer: officeLetter,
});

export const reopenLetter = defineEndpoint({
  method: "POST",
  path: "/api/admin/contact-messages/{id}/reopen",
  access: "letters.answer",
  summary: "Something is to be done after all; 409 `conflict` when it is open",
  params: byId,
  answer: officeLetter,
});
