/** From when lessons may be reviewed (R3.8): apart, as lists read it that write no review. */
import { review } from "./limits.ts";

/** When a family may review after this relation: null when it ended before it was long enough. */
export function reviewableFrom(relation: { activeSince: string | null; endedAt: string | null }): Date | null {
  const { activeSince, endedAt } = relation;
  if (activeSince === null) return null;
  const from = new Date(new Date(activeSince).getTime() + review.relationAtLeast);
  return endedAt !== null && new Date(endedAt) < from ? null : from;
}
