/** The live data of a keyword page (R2.3), and which of these pages are in the sitemaps. */
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/keywords.ts")).schemas;

export const keywordSupplyEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/public/keyword-supply",
  access: "anyone",
  schemas: async () => (await load()).keywordSupply,
});

export const keywordFactsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/public/keyword-facts",
  access: "anyone",
  schemas: async () => (await load()).keywordFacts,
});
