/** Where the browser goes to sign in by Google; `state` carries role and timestamp and comes back to our page (section 7). */
import { googleSignIn } from "#contract/google.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { addressOf } from "#web/api/client.ts";

export function googleAddress(role: MemberRole): string {
  return addressOf(googleSignIn, { query: { role, state: JSON.stringify({ role, timestamp: Date.now() }) } });
}
