/** Offers a signed-in student the way to the own review of this teacher, once they may write one: the page itself is the same for everyone. */
import { readReview } from "#contract/reviews.ts";
import { call } from "#web/api/client.ts";

export async function offerReview(): Promise<void> {
  const link = document.querySelector<HTMLElement>("[data-own-review]");
  const id = link?.dataset.ownReview;
  if (!link || id === undefined) return;
  const { review, from } = await call(readReview, { params: { id } }, { keepsSession: true });
  const mayWrite = review !== null || (from !== null && new Date(from) <= new Date());
  if (!mayWrite) return;
  if (review !== null) link.textContent = link.dataset.change ?? "";
  link.hidden = false;
}
