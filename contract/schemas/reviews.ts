/** Schemas of contract/reviews.ts. */
import * as z from "zod/mini";
import { review } from "#contract/limits.ts";
import { languages } from "#contract/vocabulary.ts";
import { longText } from "./profile-fields.ts";
import { paging } from "./query-values.ts";
import { writtenText } from "./written-text.ts";

const words = {
  text: z.nullable(z.string()),
  /** The script of the text, for screen readers. */
  language: z.nullable(z.enum(languages)),
};

const answer = {
  /** The teacher's. */
  answer: z.nullable(z.string()),
  answerLanguage: z.nullable(z.enum(languages)),
};

export const shownReview = z.object({
  id: z.uuid(),
  stars: z.number(),
  ...words,
  ...answer,
  /** "A parent in Rohini", in the language of the caller: neither a name nor a day, as the teacher knows both (R10.1). */
  reviewer: z.string(),
  /** YYYY-MM, local time. */
  month: z.string(),
  /** Whether it counts in the rating (R3.8). */
  counts: z.boolean(),
});

/** For the teacher, without the author. `mayAnswer`: not answered yet, or changed since. */
export const receivedReview = z.extend(shownReview, { mayAnswer: z.boolean() });

/** For its author: in full, with the operator's reason if hidden. */
export const ownReview = z.object({
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

const byId = z.object({ id: z.uuid() });

const stars = z
  .int("stars_required")
  .check(z.minimum(1, "stars_required"), z.maximum(review.mostStars, "stars_required"));

export const schemas = {
  teacherReviews: {
    summary: "What families said of a teacher, newest first; of who wrote it the area and the month alone",
    params: byId,
    query: z.object(paging),
    answer: z.array(shownReview),
  },
  readReview: {
    summary: "The own review of a teacher, if there is one, and whether and from when one may be written",
    params: byId,
    answer: z.object({
      review: z.nullable(ownReview),
      /** Whether the two ever had an active relation. Not a refusal: a page checks before it offers the form. */
      learned: z.boolean(),
      /** Null when there were no lessons, or they ended too soon. */
      from: z.nullable(z.iso.datetime()),
    }),
  },
  writeReview: {
    summary: "Writes or changes the own review; 409 when it is not the time for it, 404 without a relation",
    params: byId,
    body: z.object({ stars, text: z.optional(longText(review.text)) }),
    answer: ownReview,
  },
  takeBackReview: {
    summary: "Takes the own review back",
    params: byId,
  },
  receivedReviews: {
    summary: "The reviews of the caller, newest first, and which of them may be answered",
    query: z.object(paging),
    answer: z.array(receivedReview),
  },
  answerReview: {
    summary: "Answers a review, once; 409 already_answered until it is changed",
    params: byId,
    body: z.object({ answer: writtenText(review.text) }),
    answer: receivedReview,
  },
};
