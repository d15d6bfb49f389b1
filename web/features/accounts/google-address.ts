/** Where the browser goes to sign in by Google; `state` carries role and timestamp and comes back to our page (section 7). */
import { googleSignIn } from "#contract/google.ts";
import type { Language, MemberRole } from "#contract/vocabulary.ts";
import { addressOf } from "#web/api/client.ts";

export function googleAddress(role: MemberRole, language: Language): string {
  return addressOf(googleSignIn, { query: { role, language, state: JSON.stringify({ role, timestamp: Date.now() }) } });
}
