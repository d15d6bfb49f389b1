/**
 * The service worker (R2.14): the last visited public pages can be read offline, and others
 * get the offline page in the reader's language. Documents are network first; a cached one is shown when
 * the network fails or times out. Never cached: calls, apps (which may be rendered for their reader, R2.1), photos, other methods,
 * other hosts.
 * It also shows push notifications and opens their page (R13.7).
 * Cached pages belong to one build and are deleted with it; hashed assets never change.
 */
import { authPaths } from "#contract/every-page.ts";
import { addressIn, directionOf, isLanguage, splitLanguage } from "#contract/language.ts";
import { type Language, languages } from "#contract/languages.ts";
import { cachedPageLimits } from "#contract/limits.ts";
import { cachedAt, cachePrefix } from "./storage/cached-pages.ts";

/** Set by scripts/bundle/make-build.ts: also the `x-build` of every document of this build. */
declare const __BUILD__: string;

type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Extendable & {
  request: Request;
  resultingClientId: string;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type WorkerMessage = Extendable & { data: unknown; source: { id: string; postMessage(said: unknown): void } | null };

const worker = globalThis as unknown as {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window" }): Promise<{ navigate(to: string): Promise<unknown>; focus(): Promise<unknown> }[]>;
    openWindow(to: string): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
};

const pages = cachePrefix + __BUILD__;
const shell = `shell-${__BUILD__}`;
const assets = "assets";
const offline = "/offline";
const lastLanguage = "/last-language";
const authPages = Object.values<string>(authPaths);

/** Which cached page a window shows, and since when. */
const shownCached = new Map<string, string>();

const anyway = { ignoreVary: true } as const;

/** One entry per language: the plain address is in the reader's. */
const offlineIn = (language: Language) => `/${language}${offline}`;

async function cacheOffline(language: Language): Promise<void> {
  const answer = await fetch(addressIn(language, offline), {
    credentials: "omit",
    cache: "no-store",
    headers: { "accept-language": language },
  });
  if (!answer.ok) throw new Error(`no offline page in ${language}`);
  await cacheAssetsOf(await answer.clone().text());
  await (await caches.open(shell)).put(offlineIn(language), bare(answer, await answer.blob()));
}

/** As the browser reads it: uncompressed, with the time it was cached. */
function bare({ headers: given }: Response, body: Blob): Response {
  const headers = new Headers(given);
  for (const name of ["content-encoding", "content-length", "set-cookie"]) headers.delete(name);
  headers.set(cachedAt, new Date().toISOString());
  return new Response(body, { headers });
}

async function cacheAssetsOf(html: string): Promise<void> {
  const named = [...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+\.(?:(?:css|js)(?=")|svg))/g)].map(
    ([, path = ""]) => path,
  );
  await Promise.all([...new Set(named)].map((path) => openAsset(new Request(path)).catch(() => undefined)));
}

/** The oldest go first; putting an entry again makes it the newest. */
async function putLast(name: string, key: Request | string, answer: Response, most: number): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(key, anyway);
  await cache.put(key, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old, anyway)));
}

async function openAsset(request: Request): Promise<Response> {
  const cached = await (await caches.open(assets)).match(request, anyway);
  if (cached !== undefined) return cached;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const body = await answer.clone().blob();
    if (body.size <= cachedPageLimits.assetBytes)
      await putLast(assets, request, bare(answer, body), cachedPageLimits.assets);
  }
  return answer;
}

/** Caches a document of this build; one of another build means a release: clears the old cache at once. */
async function cachePage(address: string, answer: Response): Promise<void> {
  await rememberLanguage(answer.headers.get("content-language"));
  const build = answer.headers.get("x-build");
  if (build === null || answer.status !== 200 || answer.redirected) return;
  if (build !== __BUILD__) {
    await Promise.all([...[pages, shell].map((name) => caches.delete(name)), worker.registration.update()]);
    return;
  }
  const body = await answer.clone().blob();
  // Their forms need the network, and the answers are personal.
  const isAuthPage = authPages.includes(splitLanguage(new URL(address).pathname).path);
  if (isAuthPage || body.size > cachedPageLimits.pageBytes) return;
  await putLast(pages, address, bare(answer, body), cachedPageLimits.pages);
  await cacheAssetsOf(await body.text());
}

async function rememberLanguage(name: string | null): Promise<void> {
  const language = name ?? undefined;
  if (isLanguage(language)) await (await caches.open(shell)).put(lastLanguage, new Response(language));
}

async function findCached(address: string): Promise<Response | undefined> {
  const cached = await (await caches.open(pages)).match(address, anyway);
  const since = Date.parse(cached?.headers.get(cachedAt) ?? "");
  return Date.now() - since < cachedPageLimits.life ? cached : undefined;
}

async function findOffline(path: string): Promise<Response | undefined> {
  const cache = await caches.open(shell);
  const last = await (await cache.match(lastLanguage))?.text();
  const language = splitLanguage(path).language ?? (isLanguage(last) ? last : "en");
  return cache.match(offlineIn(language), anyway);
}

const giveUp = (time: number) =>
  new Promise<never>((_, refuse) => setTimeout(() => refuse(new Error("the line is silent")), time));

async function openPage(event: Fetching, { href, pathname }: URL): Promise<Response> {
  const network = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  event.waitUntil(network.then((answer) => cachePage(href, answer.clone())).catch(() => undefined));
  const cached = await findCached(href);
  try {
    return await Promise.race([network, giveUp(cachedPageLimits.silence)]);
  } catch {
    if (cached === undefined) return (await findOffline(pathname)) ?? Response.error();
    shownCached.set(event.resultingClientId, cached.headers.get(cachedAt) ?? "");
    return cached;
  }
}

/** Pages cached elsewhere, or not ours. */
const isElsewhere = (path: string) => /^\/(api|demo|docs|healthz|readyz)(\/|$)/.test(path);

addEventListener("install", (event) => {
  void worker.skipWaiting();
  (event as Extendable).waitUntil(Promise.all(languages.map(cacheOffline)));
});

addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = (await caches.keys()).filter((name) => ![pages, shell, assets].includes(name));
    await Promise.all(names.map((name) => caches.delete(name)));
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  (event as Extendable).waitUntil(tidy());
});

addEventListener("fetch", (given) => {
  const event = given as Fetching;
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== location.origin) return;
  // Plain addresses are now in another language (R2.2).
  if (request.headers.has("x-language-choice") || /^\/en(\/|$)/.test(address.pathname))
    event.waitUntil(caches.delete(pages));
  if (request.method !== "GET") return;
  address.hash = "";
  if (request.mode !== "navigate") {
    if (address.pathname.startsWith("/assets/")) event.respondWith(openAsset(request));
  } else if (!isElsewhere(address.pathname)) event.respondWith(openPage(event, address));
});

addEventListener("message", (given) => {
  const event: Event = given;
  const { data, source } = event as WorkerMessage;
  const message = data as { keep?: unknown } | null;
  // The page opened before the worker was installed.
  if (typeof message?.keep === "string" && new URL(message.keep).origin === location.origin) {
    const { keep } = message;
    (event as WorkerMessage).waitUntil(fetch(keep).then((answer) => cachePage(keep, answer)));
  }
  const since = shownCached.get(source?.id ?? "");
  if (since !== undefined) source?.postMessage({ keptAt: since });
});

/** The text of a push (R13.7): that there is something new, in the person's language, and its link. Names are only on the page. */
type News = { title: string; body: string; link: string; language: string };

function readNews(data: { json(): unknown } | null): News {
  try {
    const { title, body, link, language } = (data?.json() ?? {}) as Partial<News>;
    const isOwn = typeof link === "string" && /^\/(?![/\\])/.test(link);
    return { title: String(title), body: String(body), link: isOwn ? link : "/", language: String(language) };
  } catch {
    return { title: "Nukkad", body: "", link: "/", language: "en" };
  }
}

addEventListener("push", (given: Event) => {
  const event = given as Extendable & { data: { json(): unknown } | null };
  const { title, body, link, language } = readNews(event.data);
  const dir = isLanguage(language) ? directionOf(language) : "ltr";
  const shown = { body, lang: language, dir, tag: "news", icon: "/icon-192.png", data: link } as const;
  event.waitUntil(worker.registration.showNotification(title, shown));
});

/** Navigates an open window of ours, else opens a new one. */
addEventListener("notificationclick", (given: Event) => {
  const event = given as Extendable & { notification: Notification };
  const to = String(event.notification.data ?? "/");
  event.notification.close();
  const show = async () => {
    const [open] = await worker.clients.matchAll({ type: "window" });
    if (open === undefined) return worker.clients.openWindow(to);
    await open.navigate(to);
    return open.focus();
  };
  event.waitUntil(show());
});
