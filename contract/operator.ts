/** The operator's current contact and payment data (R1.3, R1.5): part of each page, and loaded again before a payment. */
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/operator.ts")).schemas;

export const readOperatorEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/public/operator",
  access: "anyone",
  schemas: async () => (await load()).readOperator,
});
