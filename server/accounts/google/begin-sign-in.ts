/** Begins a provider flow: its secrets stay on the server, the browser gets only the redirect. */

import type { Language, MemberRole } from "#contract/vocabulary.ts";
import { hashToken, makeToken } from "#server/accounts/open-session.ts";
import type { Tx } from "#server/db/client.ts";
import { fromNow } from "#server/db/database-clock.ts";
import { oauthStates } from "#server/db/schema/accounts.ts";
import type { IdentityProvider } from "#server/gateways/identity-provider.ts";
import { oauth } from "#server/settings/tuning.ts";

type SignInWish = { role: MemberRole; clientState: string | undefined; language: Language; browser: Buffer };

export async function beginSignIn(tx: Tx, provider: IdentityProvider, wish: SignInWish): Promise<URL> {
  const flow = { state: makeToken(), nonce: makeToken(), codeVerifier: makeToken() };
  const address = await provider.authorizationUrl(flow);
  await tx.insert(oauthStates).values({
    stateHash: hashToken(flow.state),
    browserHash: wish.browser,
    role: wish.role,
    nonce: flow.nonce,
    codeVerifier: flow.codeVerifier,
    clientState: wish.clientState,
    language: wish.language,
    expiresAt: fromNow(oauth.flow),
  });
  return address;
}
