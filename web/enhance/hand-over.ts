/** What a posted form of /sign-in or /join brought is stored as the modal stores it, and the person goes on to where they wanted. */
import type { HandOver } from "#web/features/accounts/auth-page-state.ts";
import { awaitCode, enterSignedIn, enterVerified } from "#web/features/accounts/enter.ts";
import { loadSignInText } from "#web/islands/load-sign-in-text.ts";

export async function takeHandOver(place: HTMLElement): Promise<void> {
  const brought = JSON.parse(place.dataset.handOver ?? "") as HandOver;
  const { t } = await loadSignInText();
  if ("code" in brought) location.replace(awaitCode(t, brought.code));
  else if (brought.isVerified) enterVerified(t, brought.entered);
  else enterSignedIn(t, brought.entered);
}
