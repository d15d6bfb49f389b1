/** A letter to the operator (section 3, R7.10): what the form asks for, checked alike in the browser and on the server. */
import type * as z from "zod/mini";
import type { letter } from "#contract/schemas/contact.ts";
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/contact.ts")).schemas;

/** Of the page with the form, which takes it by POST where there is no script. */
export const contactPath = "/contact";

export type Letter = z.output<typeof letter>;

export const sendLetter = defineEndpoint({
  method: "POST",
  path: "/api/contact",
  access: "anyone",
  status: 201,
  schemas: async () => (await load()).sendLetter,
});
