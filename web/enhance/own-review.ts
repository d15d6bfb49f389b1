/** Links a signed-in student to their own review of this teacher, once they may write one: the page is the same for everyone. */
import { whyNoReview } from "#contract/review-window.ts";
import { readReviewEndpoint } from "#contract/reviews.ts";
import { call } from "#web/api/client.ts";

export async function offerReview(): Promise<void> {
  const link = document.querySelector<HTMLElement>("[data-own-review]");
  const id = link?.dataset.ownReview;
  if (!link || id === undefined) return;
  const standing = await call(readReviewEndpoint, { params: { id } }, { keepsSession: true });
  if (whyNoReview(standing, new Date()) !== null) return;
  if (standing.review !== null) link.textContent = link.dataset.change ?? "";
  link.hidden = false;
}
