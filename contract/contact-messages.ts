/** A contact message (section 3, R7.10): the form's fields, checked alike in the browser and on the server. */
import type * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import type { letter } from "./schemas/contact-messages.ts";

const load = async () => (await import("./schemas/contact-messages.ts")).schemas;

/** The page with the form, which takes it by POST when there is no script. */
export const contactPath = "/contact";

export type ContactMessage = z.output<typeof letter>;

export const sendContactMessageEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/contact",
  access: "anyone",
  status: 201,
  schemas: async () => (await load()).sendLetter,
});
