/** Schemas of contract/insights.ts. */
import * as z from "zod/mini";
import { classGroups, demandAreas } from "#contract/demand-groups.ts";
import * as codes from "#contract/vocabulary.ts";
import { queryCodeList, queryWordList } from "./query-values.ts";
import { searchPlace, wholePlace } from "./search.ts";

/** Whole rupees: the 25th, 50th and 75th percentile. */
const spread = z.nullable(z.object({ low: z.number(), middle: z.number(), high: z.number() }));

export const feeRangesAnswer = z.object({
  /** Kilometres of the circle. */
  distance: z.number(),
  /** Number of teachers in it with a fee. */
  teachers: z.number(),
  hourly: spread,
  monthly: spread,
});

export const feeQuery = z
  .object({
    subjects: queryWordList(60),
    classes: queryCodeList(codes.classes),
    modes: queryCodeList(codes.modes),
    latitude: searchPlace.latitude,
    longitude: searchPlace.longitude,
  })
  .check(wholePlace);

const families = z.number();

/** `own`: already in the profile; the others are what adding one would gain. */
const wanted = { families, own: z.boolean() };

export const schemas = {
  feeCompass: {
    summary: "What teachers around a place ask: percentiles of the smallest circle that holds enough of them.",
    query: feeQuery,
    answer: feeRangesAnswer,
  },
  publicDemand: {
    summary:
      "How many families look for a teacher, by part of the city, rounded down so that no difference tells of fewer than three.",
    answer: z.object({
      /** The local day of the count. */
      day: z.string(),
      areas: z.array(
        z.object({
          area: z.enum(demandAreas),
          subjects: z.array(z.object({ subject: z.enum(codes.subjects), families })),
          classGroups: z.array(z.object({ classGroup: z.enum(classGroups), families })),
          days: z.array(z.object({ day: z.enum(codes.days), families })),
        }),
      ),
    }),
  },
  teacherDemand: {
    summary:
      "What families around the teacher look for, by their profiles and wishes: sums of numbers of fixed cells, each a multiple of three, so that no difference tells of fewer.",
    answer: z.object({
      /** The local day of the count. */
      day: z.string(),
      /** Kilometres around the teacher; null without a place, and then nothing is counted. */
      distance: z.nullable(z.number()),
      subjects: z.array(z.object({ subject: z.enum(codes.subjects), ...wanted })),
      classGroups: z.array(z.object({ classGroup: z.enum(classGroups), ...wanted })),
      days: z.array(z.object({ day: z.enum(codes.days), ...wanted })),
      /** The next distance with more families for one of the teacher's subjects, and how many more. */
      wider: z.nullable(
        z.object({
          distance: z.number(),
          subjects: z.array(z.object({ subject: z.enum(codes.subjects), families })),
        }),
      ),
    }),
  },
};
