/** Stores the result of a posted /sign-in or /join form as the modal does, and continues to where the person wanted. */
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
