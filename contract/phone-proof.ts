/** Proving a phone by a code that is sent to it (R3.10), where the operator has a gateway for that. */
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/phone-proof.ts")).schemas;

export const readPhone = defineEndpoint({
  method: "GET",
  path: "/api/auth/phone",
  access: "member.account",
  summary: "The own number, since when it is proved, and whether it can be",
  schemas: async () => (await load()).readPhone,
});

export const sendPhoneCode = defineEndpoint({
  method: "POST",
  path: "/api/auth/phone/code",
  access: "member.account",
  summary: "Send a code to the own number; 404 without a gateway, 409 phone_required without a number",
  status: 202,
  schemas: async () => (await load()).sendPhoneCode,
});

export const verifyPhone = defineEndpoint({
  method: "POST",
  path: "/api/auth/phone/verify",
  access: "member.account",
  summary: "The code proves the number it was sent to, once",
  schemas: async () => (await load()).verifyPhone,
});
