/** The office's calls around reviews (R10.1, R11.1): hidden with a reason, and shown again. */
import type * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import type { officeReview } from "#contract/schemas/office/reviews.ts";

const load = async () => (await import("#contract/schemas/office/reviews.ts")).schemas;

export type OfficeReview = z.output<typeof officeReview>;

export const listOfficeReviews = defineEndpoint({
  method: "GET",
  path: "/api/admin/reviews",
  access: "reviews.hide",
  summary: "Reviews, newest first; hidden ones by when they were hidden",
  schemas: async () => (await load()).listOfficeReviews,
});

export const readOfficeReview = defineEndpoint({
  method: "GET",
  path: "/api/admin/reviews/{id}",
  access: "reviews.hide",
  summary: "One review",
  schemas: async () => (await load()).readOfficeReview,
});

export const hideReview = defineEndpoint({
  method: "POST",
  path: "/api/admin/reviews/{id}/hide",
  access: "reviews.hide",
  summary: "Takes a review out of view and out of the rating; who wrote it is told. 409 `already_decided` when hidden",
  schemas: async () => (await load()).hideReview,
});

export const showReview = defineEndpoint({
  method: "POST",
  path: "/api/admin/reviews/{id}/show",
  access: "reviews.hide",
  summary: "Shows a hidden review again; 409 `conflict` when it is shown",
  schemas: async () => (await load()).showReview,
});
