/** How the operator is reached and paid, as it stands now (R1.3, R1.5): pages carry it, and whoever is about to pay asks again. */
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/operator.ts")).schemas;

export const readOperatorEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/public/operator",
  access: "anyone",
  schemas: async () => (await load()).readOperator,
});
