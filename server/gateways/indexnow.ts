/** Notifies the operator's IndexNow service of changed addresses (R11.3), if one is configured. */

export type IndexNowAnswer = { statusCode: number | null; failure: string | null };

/** `endpoint`: the operator's only: redirects are not followed. Only the status of the answer is read. */
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
