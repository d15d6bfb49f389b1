/** Schemas of contract/office/reviews.ts. */
import * as z from "zod/mini";
import { reviewStates } from "#contract/office/states.ts";
import { languages } from "#contract/vocabulary.ts";
import { byId, officer, optionalWords, personShown, reasoned, stateQuery } from "./office-fields.ts";

export const officeReview = z.object({
  id: z.uuid(),
  stars: z.int(),
  text: z.nullable(z.string()),
  language: z.nullable(z.enum(languages)),
  /** Of the teacher. */
  answer: z.nullable(z.string()),
  student: personShown,
  teacher: personShown,
  createdAt: z.iso.datetime(),
  hiddenAt: z.nullable(z.iso.datetime()),
  hiddenBy: z.nullable(officer),
  hiddenReason: z.nullable(z.string()),
  /** Number of open reports. */
  openReports: z.int(),
});

export const schemas = {
  listOfficeReviews: {
    summary: "Reviews, newest first; hidden ones by when they were hidden",
    query: stateQuery(reviewStates),
    answer: z.array(officeReview),
  },
  readOfficeReview: {
    summary: "One review",
    params: byId,
    answer: officeReview,
  },
  hideReview: {
    summary:
      "Takes a review out of view and out of the rating; who wrote it is told. 409 `already_decided` when hidden",
    params: byId,
    body: reasoned,
    answer: officeReview,
  },
  showReview: {
    summary: "Shows a hidden review again; 409 `conflict` when it is shown",
    params: byId,
    body: optionalWords,
    answer: officeReview,
  },
};
