/** The office's calls around reviews (R10.1, R11.1): hidden with a reason, and shown again. */
import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { languages } from "#contract/vocabulary.ts";
import { byId, officer, optionalWords, personShown, reasoned, stateQuery } from "./office-fields.ts";

export const reviewStates = ["shown", "hidden"] as const;

const officeReview = z.object({
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
  /** How many reports of it wait. */
  openReports: z.int(),
});
export type OfficeReview = z.output<typeof officeReview>;

export const listOfficeReviews = defineEndpoint({
  method: "GET",
  path: "/api/admin/reviews",
  access: "reviews.hide",
  summary: "Reviews, newest first; hidden ones by when they were hidden",
  query: stateQuery(reviewStates),
  answer: z.array(officeReview),
});

export const readOfficeReview = defineEndpoint({
  method: "GET",
  path: "/api/admin/reviews/{id}",
  access: "reviews.hide",
  summary: "One review",
  params: byId,
  answer: officeReview,
});

export const hideReview = defineEndpoint({
  method: "POST",
  path: "/api/admin/reviews/{id}/hide",
  access: "reviews.hide",
  summary: "Takes a review out of view and out of the rating; who wrote it is told. 409 `already_decided` when hidden",
  params: byId,
  body: reasoned,
  answer: officeReview,
});

export const showReview = defineEndpoint({
  method: "POST",
  path: "/api/admin/reviews/{id}/show",
  access: "reviews.hide",
  summary: "Shows a hidden review again; 409 `conflict` when it is shown",
  params: byId,
  body: optionalWords,
  answer: officeReview,
});
