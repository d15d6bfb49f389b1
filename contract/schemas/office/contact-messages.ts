/** Schemas of contract/office/contact-messages.ts. */
import * as z from "zod/mini";
import { contactMessageStates } from "#contract/office/states.ts";
import { languages } from "#contract/vocabulary.ts";
import { accountGlance } from "./accounts.ts";
import { byId, officer, stateQuery, words } from "./office-fields.ts";

const messageAnswer = z.object({
  id: z.uuid(),
  answer: z.string(),
  admin: z.nullable(officer),
  createdAt: z.iso.datetime(),
});

export const officeLetter = z.object({
  id: z.uuid(),
  /** Shown to the sender; short enough for the phone. */
  reference: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  subject: z.string(),
  message: z.string(),
  language: z.enum(languages),
  createdAt: z.iso.datetime(),
  /** The signed-in sender. */
  account: z.nullable(z.object({ id: z.uuid(), ...accountGlance.shape })),
  /** Oldest first. */
  answers: z.array(messageAnswer),
  handledAt: z.nullable(z.iso.datetime()),
  handledBy: z.nullable(officer),
  queueItemId: z.nullable(z.uuid()),
});

export const schemas = {
  listLetters: {
    summary: "Letters to the operator: open ones oldest first, done ones newest first",
    query: stateQuery(contactMessageStates),
    answer: z.array(officeLetter),
  },
  readLetter: {
    summary: "One letter with what was answered",
    params: byId,
    answer: officeLetter,
  },
  answerLetter: {
    summary: "Mails an answer to the sender, keeps it with the letter, and the letter is done; another may follow",
    params: byId,
    body: z.object({ answer: words() }),
    answer: officeLetter,
  },
  finishLetter: {
    summary: "Nothing more is to be done; 409 `already_decided` when so already",
    params: byId,
    answer: officeLetter,
  },
  reopenLetter: {
    summary: "Something is to be done after all; 409 `conflict` when it is open",
    params: byId,
    answer: officeLetter,
  },
};
