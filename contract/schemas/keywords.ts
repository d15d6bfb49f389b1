/** Schemas of contract/keywords.ts. */
import * as z from "zod/mini";
import { days } from "#contract/vocabulary.ts";
import { feeRangesAnswer } from "./insights.ts";
import { foundTeacher } from "./search.ts";

/** A path of content/keywords, without a language. */
const path = z.string().check(z.maxLength(120));

export const schemas = {
  keywordSupply: {
    summary: "The keyword addresses that are offered to search engines, without a language.",
    answer: z.object({ offered: z.array(path) }),
  },
  keywordFacts: {
    summary: "What a keyword page says of who teaches there now.",
    query: z.object({ path }),
    answer: z.object({
      offered: z.boolean(),
      /** The canonical address for search engines. */
      canonical: z.nullable(path),
      /** Of the search behind the page. */
      total: z.number(),
      teachers: z.array(foundTeacher),
      fees: feeRangesAnswer,
      /** How many of them are free on each day. */
      days: z.array(z.object({ day: z.enum(days), count: z.number() })),
      /** The nearest pages with supply, by place and by subject. */
      areas: z.array(path),
      /** Whether those places are near; otherwise they are in other cities. */
      areNear: z.boolean(),
      subjects: z.array(path),
    }),
  },
};
