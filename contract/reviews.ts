/** Reviews of teachers (R3.8, R10.1): read by everybody without a name, written by families who learned with them, answered once. */
import type * as z from "zod/mini";
import type { ownReview, receivedReview, shownReview } from "#contract/schemas/reviews.ts";
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/reviews.ts")).schemas;

export type ShownReview = z.output<typeof shownReview>;
export type ReceivedReview = z.output<typeof receivedReview>;
export type OwnReview = z.output<typeof ownReview>;

export const teacherReviewsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/teachers/{id}/reviews",
  access: "anyone",
  schemas: async () => (await load()).teacherReviews,
});

export const readReviewEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/students/teachers/{id}/review",
  access: "reviews.write",
  schemas: async () => (await load()).readReview,
});

export const writeReviewEndpoint = defineEndpoint({
  method: "PUT",
  path: "/api/students/teachers/{id}/review",
  access: "reviews.write",
  schemas: async () => (await load()).writeReview,
});

export const takeBackReviewEndpoint = defineEndpoint({
  method: "DELETE",
  path: "/api/students/teachers/{id}/review",
  access: "reviews.write",
  schemas: async () => (await load()).takeBackReview,
});

export const receivedReviewsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/teachers/reviews",
  access: "reviews.answer",
  schemas: async () => (await load()).receivedReviews,
});

export const answerReviewEndpoint = defineEndpoint({
  method: "PUT",
  path: "/api/teachers/reviews/{id}/answer",
  access: "reviews.answer",
  schemas: async () => (await load()).answerReview,
});
