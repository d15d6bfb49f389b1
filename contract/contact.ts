/** A letter to the operator (section 3, R7.10): what the form asks for, checked alike in the browser and on the server. */
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { contactLetter as limits } from "./limits.ts";
import { email, personName } from "./person.ts";
import { phoneOrNone } from "./phone.ts";
import { writtenText } from "./written-text.ts";

/** Of the page with the form, which takes it by POST where there is no script. */
export const contactPath = "/contact";

/** In the order of the form. */
export const letterFields = ["fullName", "email", "phone", "subject", "message"] as const;
export type LetterField = (typeof letterFields)[number];

/** Looks like a field to a program and is hidden from people; what comes with it filled in is thrown away (R7.10). */
export const trapField = "homepage";

const letter = z.object({
  fullName: personName(),
  email: email(),
  phone: z._default(phoneOrNone, null),
  /** One line. */
  subject: z.pipe(
    writtenText(limits.subject),
    z.transform((text) => text.replace(/\s+/g, " ")),
  ),
  message: writtenText(limits.message),
  [trapField]: z.optional(z.string()),
});
export type Letter = z.output<typeof letter>;

export const sendLetter = defineEndpoint({
  method: "POST",
  path: "/api/contact",
  access: "anyone",
  summary: "Write to the operator; a receipt is mailed to the sender",
  body: letter,
  answer: z.object({ message: z.string() }),
  status: 201,
});
