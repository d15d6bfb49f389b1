/** The dialog of a review with its words. */
import { loadPageText } from "#web/i18n/load-page-text.ts";

export async function loadReviewDialog() {
  const [dialog] = await Promise.all([import("./review-dialog.tsx"), loadPageText(["reviews", "validation"])]);
  return dialog;
}
