/** What families say of a teacher (R3.8, R10.1): read by everybody without a name, written by who learned with them, answered once. */
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { review } from "./limits.ts";
import { longText } from "./profile-fields.ts";
import { paging } from "./query-values.ts";
import { languages } from "./vocabulary.ts";
import { writtenText } from "./written-text.ts";

const words = {
  text: z.nullable(z.string()),
  /** The script the text is written in, for those who read it aloud. */
  language: z.nullable(z.enum(languages)),
};

const answer = {
  /** The teacher's. */
  answer: z.nullable(z.string()),
  answerLanguage: z.nullable(z.enum(languages)),
};

const shownReview = z.object({
  id: z.uuid(),
  stars: z.number(),
  ...words,
  ...answer,
  /** "A parent in Rohini", in the language of the caller: neither a name nor a day, as the teacher knows both (R10.1). */
  reviewer: z.string(),
  /** YYYY-MM, of the place. */
  month: z.string(),
  /** Whether it counts in the rating (R3.8). */
  counts: z.boolean(),
});
export type ShownReview = z.output<typeof shownReview>;

/** As the teacher sees it, and no more of who wrote it. `mayAnswer`: not answered yet, or changed since. */
const receivedReview = z.extend(shownReview, { mayAnswer: z.boolean() });
export type ReceivedReview = z.output<typeof receivedReview>;

/** As its writer sees it: in full, and whether the operator hid it and why. */
const ownReview = z.object({
  id: z.uuid(),
  stars: z.number(),
  ...words,
  ...answer,
  /** Whether it counts in the rating (R3.8): not before a lesson is confirmed, or the family said that they met. */
  counts: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  hidden: z.nullable(z.object({ reason: z.nullable(z.string()) })),
});
export type OwnReview = z.output<typeof ownReview>;

const byId = z.object({ id: z.uuid() });

export const teacherReviews = defineEndpoint({
  method: "GET",
  path: "/api/teachers/{id}/reviews",
  access: "anyone",
  summary: "What families said of a teacher, newest first; of who wrote it the area and the month alone",
  params: byId,
  query: z.object(paging),
  answer: z.array(shownReview),
});

export const readReview = defineEndpoint({
  method: "GET",
  path: "/api/students/teachers/{id}/review",
  access: "reviews.write",
  summary: "The own review of a teacher, if there is one, and whether and from when one may be written",
  params: byId,
  answer: z.object({
    review: z.nullable(ownReview),
    /** Whether the two ever learned together. No refusal: a page asks before it offers. */
    learned: z.boolean(),
    /** Null when there were no lessons, or they ended too soon. */
    from: z.nullable(z.iso.datetime()),
  }),
});

const stars = z
  .int("stars_required")
  .check(z.minimum(1, "stars_required"), z.maximum(review.mostStars, "stars_required"));

export const writeReview = defineEndpoint({
  method: "PUT",
  path: "/api/students/teachers/{id}/review",
  access: "reviews.write",
  summary: "Writes or changes the own review; 409 when it is not the time for it, 404 without a relation",
  params: byId,
  body: z.object({ stars, text: z.optional(longText(review.text)) }),
  answer: ownReview,
});

export const takeBackReview = defineEndpoint({
  method: "DELETE",
  path: "/api/students/teachers/{id}/review",
  access: "reviews.write",
  summary: "Takes the own review back",
  params: byId,
});

export const receivedReviews = defineEndpoint({
  method: "GET",
  path: "/api/teachers/reviews",
  access: "reviews.answer",
  summary: "The reviews of the caller, newest first, and which of them may be answered",
  query: z.object(paging),
  answer: z.array(receivedReview),
});

export const answerReview = defineEndpoint({
  method: "PUT",
  path: "/api/teachers/reviews/{id}/answer",
  access: "reviews.answer",
  summary: "Answers a review, once; 409 already_answered until it is changed",
  params: byId,
  body: z.object({ answer: writtenText(review.text) }),
  answer: receivedReview,
});
