/** Tells a search engine's IndexNow service which addresses changed (R11.3); without one nobody is told. */

export type IndexNowAnswer = { statusCode: number | null; failure: string | null };

/** `endpoint`: the operator's, and nowhere else: no redirect is followed. Nothing of the answer is read but its code. */
export async function notifyIndexNow(
  endpoint: string,
  { origin, key, addresses }: { origin: string; key: string; addresses: readonly string[] },
): Promise<IndexNowAnswer> {
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify({
        host: new URL(origin).host,
        key,
        keyLocation: `${origin}/${key}.txt`,
        urlList: addresses,
      }),
      signal: AbortSignal.timeout(20_000),
      redirect: "manual",
    });
    await answer.body?.cancel();
    return { statusCode: answer.status, failure: null };
  } catch (error) {
    return { statusCode: null, failure: error instanceof Error ? error.name : "unknown" };
  }
}
