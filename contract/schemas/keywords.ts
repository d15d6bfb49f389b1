/** What the calls of contract/keywords.ts take and answer. */
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
      /** The address that search engines are told to take instead. */
      canonical: z.nullable(path),
      /** Of the search that the page stands for. */
      total: z.number(),
      teachers: z.array(foundTeacher),
      fees: feeRangesAnswer,
      /** How many of them are free on each day. */
      days: z.array(z.object({ day: z.enum(days), count: z.number() })),
      /** Pages with supply that are nearest in place, and in what is taught. */
      areas: z.array(path),
      /** Whether those places are near; otherwise they are in other cities. */
      areNear: z.boolean(),
      subjects: z.array(path),
    }),
  },
};
