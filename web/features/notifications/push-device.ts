/** This browser as a push device (R13.7): its state, and switching it on and off. */
import { readPushEndpoint, subscribePushEndpoint, unsubscribePushEndpoint } from "#contract/push.ts";
import { call } from "#web/api/client.ts";

/** `none`: not supported, or no worker; `blocked`: permission denied. */
export type PushState = "none" | "blocked" | "on" | "off";

async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** The operator may change the key: a subscription with another is useless. */
const isBy = (subscription: PushSubscription, publicKey: string) => {
  const key = subscription.options.applicationServerKey;
  if (key === null) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === publicKey;
};

export async function readPushState(): Promise<PushState> {
  const worker = await findWorker();
  if (worker === undefined) return "none";
  if (Notification.permission === "denied") return "blocked";
  const [{ publicKey, subscribed }, own] = await Promise.all([
    call(readPushEndpoint, {}),
    worker.pushManager.getSubscription(),
  ]);
  return subscribed && own !== null && isBy(own, publicKey) ? "on" : "off";
}

/** Asks by the browser's own prompt, which needs a press. */
export async function turnPushOn(): Promise<PushState> {
  const worker = await findWorker();
  if (worker === undefined) return "none";
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  const { publicKey } = await call(readPushEndpoint, {});
  const old = await worker.pushManager.getSubscription();
  if (old !== null && !isBy(old, publicKey)) await old.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = made.toJSON();
  await call(subscribePushEndpoint, { body: { subscription: { endpoint, keys: { p256dh, auth } } } });
  return "on";
}

export async function turnPushOff(): Promise<PushState> {
  await call(unsubscribePushEndpoint, {});
  const own = await (await findWorker())?.pushManager.getSubscription();
  await own?.unsubscribe();
  return "off";
}
