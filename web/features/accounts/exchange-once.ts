/** Exchanges the provider's one-time code, once for every code, however often the page renders. */
import { oauthExchange } from "#contract/accounts.ts";
import type { Answer } from "#contract/endpoint.ts";
import { CallError, call } from "#web/api/client.ts";

type Exchange = Promise<Answer<typeof oauthExchange>>;

const exchanges = new Map<string, Exchange>();

/** A code that never reached the server may be tried again. */
export function exchangeOnce(code: string): Exchange {
  const known = exchanges.get(code);
  if (known) return known;
  const exchange = call(oauthExchange, { body: { code } });
  exchanges.set(code, exchange);
  exchange.catch((error) => {
    if (error instanceof CallError && error.code === "network") exchanges.delete(code);
  });
  return exchange;
}
