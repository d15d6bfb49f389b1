/**
 * The push services of browsers (R13.7). Their addresses come from clients: requests go only by https to known hosts, or to
 * those that the operator named; redirects are not followed, and only the status of an answer is read.
 */

import { buildPushPayload } from "@block65/webcrypto-web-push";
import { inSeconds } from "#contract/duration-units.ts";
import type { PushSubscription } from "#contract/push.ts";

/** Of Chromium, Firefox, Safari and Edge: the host itself or a subdomain. */
const known = ["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"];

export function isPushService(endpoint: string, named: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== "https:" || username !== "" || password !== "") return false;
  if (named.includes(hostname)) return true;
  return port === "" && findKnown(hostname) !== undefined;
}

const findKnown = (hostname: string) => known.find((host) => hostname === host || hostname.endsWith(`.${host}`));

export type PushKeys = { subject: string; publicKey: string; privateKey: string };

/** TTL in seconds for a device that is off; timeout in milliseconds. */
const ttl = inSeconds.day;
const timeout = 10_000;

/** `gone`: the service no longer knows the subscription. `failed`: to be retried, with a loggable reason. */
export type Pushed = { is: "sent" } | { is: "gone" } | { is: "failed"; why: string };

/** All other refusals concern the message, our key or the rate (RFC 8030), not the subscription. */
const goneStatuses = [404, 410];

export async function sendPush(
  { endpoint, keys }: PushSubscription,
  data: Record<string, string>,
  vapid: PushKeys,
  send: typeof fetch = fetch,
): Promise<Pushed> {
  const { hostname } = new URL(endpoint);
  const service = findKnown(hostname) ?? hostname;
  try {
    const message = { data, options: { ttl, urgency: "normal", topic: "news" } } as const;
    const request = await buildPushPayload(message, { endpoint, keys, expirationTime: null }, vapid);
    const answer = await send(endpoint, {
      method: "POST",
      headers: request.headers,
      body: new Uint8Array(request.body),
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (answer.ok) return { is: "sent" };
    if (goneStatuses.includes(answer.status)) return { is: "gone" };
    return { is: "failed", why: `${service} answered ${answer.status}` };
  } catch {
    return { is: "failed", why: `${service} did not answer` };
  }
}
