/** Begins a journey to the provider: its secrets are kept here, the browser gets only where to go. */
import { oauth } from "#contract/limits.ts";
import type { Language, MemberRole } from "#contract/vocabulary.ts";
import { hashToken, makeToken } from "#server/accounts/open-session.ts";
import type { Tx } from "#server/db/client.ts";
import { oauthStates } from "#server/db/schema/accounts.ts";
import type { IdentityProvider } from "#server/gateways/identity-provider.ts";

type Traveller = { role: MemberRole; clientState: string | undefined; language: Language; browser: Buffer };

export async function beginSignIn(tx: Tx, provider: IdentityProvider, traveller: Traveller): Promise<URL> {
  const journey = { state: makeToken(), nonce: makeToken(), codeVerifier: makeToken() };
  const address = await provider.leave(journey);
  await tx.insert(oauthStates).values({
    stateHash: hashToken(journey.state),
    browserHash: traveller.browser,
    role: traveller.role,
    nonce: journey.nonce,
    codeVerifier: journey.codeVerifier,
    clientState: traveller.clientState,
    language: traveller.language,
    expiresAt: new Date(Date.now() + oauth.journey),
  });
  return address;
}
