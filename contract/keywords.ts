/** What is live on a keyword page (R2.3), and which of these pages are offered to search engines. */
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { feeCompassAnswer } from "./market.ts";
import { foundTeacher } from "./search.ts";
import { days } from "./vocabulary.ts";

/** A path of content/keywords, without a language. */
const path = z.string().check(z.maxLength(120));

export const keywordSupply = defineEndpoint({
  method: "GET",
  path: "/api/public/keyword-supply",
  access: "anyone",
  summary: "The keyword addresses that are offered to search engines, without a language.",
  answer: z.object({ offered: z.array(path) }),
});

export const keywordFacts = defineEndpoint({
  method: "GET",
  path: "/api/public/keyword-facts",
  access: "anyone",
  summary: "What a keyword page says of who teaches there now.",
  query: z.object({ path }),
  answer: z.object({
    offered: z.boolean(),
    /** The address that search engines are told to take instead. */
    canonical: z.nullable(path),
    /** Of the search that the page stands for. */
    total: z.number(),
    teachers: z.array(foundTeacher),
    fees: feeCompassAnswer,
    /** How many of them are free on each day. */
    days: z.array(z.object({ day: z.enum(days), count: z.number() })),
    /** Pages with supply that are nearest in place, and in what is taught. */
    areas: z.array(path),
    /** Whether those places are near; otherwise they are in other cities. */
    areNear: z.boolean(),
    subjects: z.array(path),
  }),
});
