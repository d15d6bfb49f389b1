/** The office's calls for reviews (R10.1, R11.1): hidden with a reason, and shown again. */
import type * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import type { officeReview } from "#contract/schemas/office/reviews.ts";

const load = async () => (await import("#contract/schemas/office/reviews.ts")).schemas;

export type OfficeReview = z.output<typeof officeReview>;

export const listOfficeReviewsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/reviews",
  access: "reviews.hide",
  schemas: async () => (await load()).listOfficeReviews,
});

export const readOfficeReviewEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/reviews/{id}",
  access: "reviews.hide",
  schemas: async () => (await load()).readOfficeReview,
});

export const hideReviewEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/reviews/{id}/hide",
  access: "reviews.hide",
  schemas: async () => (await load()).hideReview,
});

export const showReviewEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/reviews/{id}/show",
  access: "reviews.hide",
  schemas: async () => (await load()).showReview,
});
