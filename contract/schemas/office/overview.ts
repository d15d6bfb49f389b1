/** Schemas of contract/office/overview.ts. */
import * as z from "zod/mini";
import { feeStates } from "#contract/guarantee-states.ts";
import { overviewDays } from "#contract/limits.ts";
import { queryWholeBetween } from "#contract/schemas/query-values.ts";
import { queueLength } from "./queue.ts";

/** Local time. */
export const overviewDay = z.object({
  day: z.iso.date(),
  students: z.int(),
  teachers: z.int(),
  searches: z.int(),
  withoutResult: z.int(),
  requests: z.int(),
  acceptances: z.int(),
});

const feeSum = z.object({
  state: z.enum(feeStates),
  entries: z.int(),
  /** In the currency's smallest unit. */
  amount: z.number(),
  currency: z.string(),
});

/** Searches in an area without a result; `subject` a code or empty for any, `area` a slug, the name of a city, or empty. */
export const shortSupply = z.object({
  subject: z.string(),
  area: z.string(),
  /** In the language of the caller; null where no place was given. */
  areaName: z.nullable(z.string()),
  searches: z.int(),
  withoutResult: z.int(),
});

export const officeOverview = z.object({
  /** Oldest first, today last. */
  days: z.array(overviewDay),
  /** Of requests answered in these days, in minutes; null when none was. */
  medianAnswerMinutes: z.nullable(z.int()),
  activeRelations: z.int(),
  listedTeachers: z.int(),
  listedStudents: z.int(),
  /** Answers of both sides to the follow-up questions (R10.4), in these days. */
  questions: z.array(z.object({ day: z.int(), yes: z.int(), no: z.int() })),
  fees: z.array(feeSum),
  /** In these days, the most frequent first. */
  shortSupply: z.array(shortSupply),
  queue: z.array(queueLength),
});

export const schemas = {
  readOverview: {
    summary:
      "Sign-ups, searches, requests and acceptances by day; time to answer, active relations, fees, what waits, and where supply is short",
    query: z.object({ days: queryWholeBetween(1, overviewDays.most) }),
    answer: officeOverview,
  },
};
