/** Proving a phone by a code sent to it (R3.10), where the operator has a gateway. */
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/phone-proof.ts")).schemas;

export const readPhoneEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/auth/phone",
  access: "member.account",
  schemas: async () => (await load()).readPhone,
});

export const sendPhoneCodeEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/auth/phone/code",
  access: "member.account",
  status: 202,
  schemas: async () => (await load()).sendPhoneCode,
});

export const verifyPhoneEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/auth/phone/verify",
  access: "member.account",
  schemas: async () => (await load()).verifyPhone,
});
