/** When a family may write or change its review of a teacher (R3.8): for the server, the dialog and the teacher's page. Apart, as lists need it without the review calls. */
import { review } from "./limits.ts";

/** When a family may review after this relation: null when it ended too early. */
export function reviewableFrom(relation: { activeSince: string | null; endedAt: string | null }): Date | null {
  const { activeSince, endedAt } = relation;
  if (activeSince === null) return null;
  const from = new Date(new Date(activeSince).getTime() + review.relationAtLeast);
  return endedAt !== null && new Date(endedAt) < from ? null : from;
}

/** `review`: the existing one, `from`: the earliest moment of all relations of the two. */
type Standing = { review: { createdAt: string } | null; from: string | null };

/** Why a review may not be written or changed now; null when it may. */
export function whyNoReview({ review: written, from }: Standing, now: Date): "review_too_early" | null {
  const isTime = written !== null || (from !== null && new Date(from) <= now);
  return isTime ? null : "review_too_early";
}
