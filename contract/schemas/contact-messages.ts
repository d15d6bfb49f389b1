/** Schemas of contract/contact-messages.ts. */
import * as z from "zod/mini";
import { trapField } from "#contract/contact-fields.ts";
import { contactMessageLimits as limits } from "#contract/limits.ts";
import { email, personName } from "./person.ts";
import { phoneOrNone } from "./phone.ts";
import { writtenText } from "./written-text.ts";

export const letter = z.object({
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

export const schemas = {
  sendLetter: {
    summary: "Write to the operator; a receipt is mailed to the sender",
    body: letter,
    answer: z.object({ message: z.string() }),
  },
};
