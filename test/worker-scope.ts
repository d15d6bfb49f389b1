/** For tests: the service worker in a global scope of its own, with caches in memory and a real loopback server that answers as the test says. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished, vi } from "vitest";

type Key = Request | string;

/** As a browser's `Cache` for GET requests, in insertion order. */
class MemoryCache {
  readonly #entries = new Map<string, { request: Request; response: Response }>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  #nameOf = (key: Key) => new URL(typeof key === "string" ? key : key.url, this.#origin).href;

  async match(key: Key): Promise<Response | undefined> {
    return this.#entries.get(this.#nameOf(key))?.response.clone();
  }
  async matchAll(): Promise<Response[]> {
    return [...this.#entries.values()].map(({ response }) => response.clone());
  }
  async put(key: Key, response: Response): Promise<void> {
    const request = new Request(typeof key === "string" ? this.#nameOf(key) : key);
    if (request.method !== "GET" || response.status === 206) throw new TypeError("a cache does not take it");
    this.#entries.set(this.#nameOf(key), { request, response: new Response(await response.blob(), response) });
  }
  async delete(key: Key): Promise<boolean> {
    return this.#entries.delete(this.#nameOf(key));
  }
  async keys(): Promise<Request[]> {
    return [...this.#entries.values()].map(({ request }) => request);
  }
}

export class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async open(name: string): Promise<MemoryCache> {
    const cache = this.#caches.get(name) ?? new MemoryCache(this.#origin);
    this.#caches.set(name, cache);
    return cache;
  }
  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }
  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
}

export type WorkerPage = { status?: number; headers?: Record<string, string>; body?: string };

export type Site = {
  origin: string;
  /** The answers by path and query; all else is 404. A function is called each time. */
  pages: Record<string, WorkerPage | ((request: IncomingMessage) => WorkerPage)>;
  /** Up, cut at once, or unresponsive. */
  line: "up" | "down" | "silent";
  /** The requested paths, in order. */
  asked: string[];
  caches: MemoryCaches;
};

/** The server, and the browser's storage, which outlive a worker. */
export async function openSite(): Promise<Site> {
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    site.asked.push(path);
    if (site.line === "silent") return;
    if (site.line === "down") return void request.socket.destroy();
    const found = site.pages[path] ?? { status: 404 };
    const { status = 200, headers = {}, body = "" } = typeof found === "function" ? found(request) : found;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const site: Site = { origin, pages: {}, line: "up", asked: [], caches: new MemoryCaches(origin) };
  return site;
}

type Browser = { build?: string };

type Listener = (event: object) => void;

/** Starts the worker of a build; the returned functions send its events. */
export async function startWorker(site: Site, browser: Browser = {}) {
  const { build = "one" } = browser;
  const listeners = new Map<string, Listener>();
  const underWay: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void underWay.push(work);
  const said: unknown[] = [];
  const shown: { title: string; options: NotificationOptions }[] = [];
  const led: string[] = [];
  const windows: { navigate(to: string): Promise<void>; focus(): Promise<void> }[] = [];
  const update = vi.fn(async () => undefined);

  class WorkerRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === "string" ? new URL(input, site.origin) : input, init);
    }
  }
  class Navigation extends WorkerRequest {
    override get mode() {
      return "navigate" as const;
    }
  }

  const { fetch: realFetch } = globalThis;
  vi.stubGlobal("__BUILD__", build);
  vi.stubGlobal("addEventListener", (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal("caches", site.caches);
  vi.stubGlobal("location", new URL(site.origin));
  vi.stubGlobal("skipWaiting", async () => undefined);
  vi.stubGlobal("Request", WorkerRequest);
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => realFetch(new WorkerRequest(input, init)));
  vi.stubGlobal("registration", {
    update,
    showNotification: async (title: string, options: NotificationOptions) => void shown.push({ title, options }),
  });
  vi.stubGlobal("clients", {
    claim: async () => undefined,
    matchAll: async () => windows,
    openWindow: async (to: string) => void led.push(`new ${to}`),
  });
  vi.resetModules();
  await import("#web/service-worker.ts");

  const send = (type: string, event: object) => listeners.get(type)?.({ waitUntil, ...event });

  /** Until all `waitUntil` promises are settled. */
  async function settle(): Promise<void> {
    while (underWay.length > 0) await Promise.all(underWay.splice(0));
  }

  /** Undefined where the worker leaves it to the browser. */
  function dispatch(request: Request): Promise<Response> | undefined {
    let answer: Promise<Response> | undefined;
    const respondWith = (given: Promise<Response>) => {
      answer = given;
    };
    send("fetch", { request, resultingClientId: "window", respondWith });
    return answer;
  }

  return {
    settle,
    update,
    said,
    shown,
    led,
    /** A window that is open. */
    openWindow: () => {
      windows.push({
        navigate: async (to) => void led.push(`navigate ${to}`),
        focus: async () => void led.push("focus"),
      });
    },
    install: async () => {
      send("install", {});
      await settle();
    },
    activate: async () => {
      send("activate", {});
      await settle();
    },
    /** Opens a page; its body, or undefined where the worker leaves it to the browser. Waits until it is cached. */
    async open(path: string, init: RequestInit = {}): Promise<string | undefined> {
      const answer = await dispatch(new Navigation(path, init))?.catch((error: Error) => Response.json(error.message));
      await settle();
      return answer?.text();
    },
    /** Opens a page, without waiting for its answer. */
    begin: (path: string) => dispatch(new Navigation(path)),
    /** A page requests something. */
    async ask(path: string, init: RequestInit = {}): Promise<Response | undefined> {
      const answer = await dispatch(new WorkerRequest(path, init));
      await settle();
      return answer;
    },
    async tell(data: unknown): Promise<void> {
      send("message", { data, source: { id: "window", postMessage: (words: unknown) => said.push(words) } });
      await settle();
    },
    async push(data: { json(): unknown } | null): Promise<void> {
      send("push", { data });
      await settle();
    },
    async click(data: unknown): Promise<void> {
      send("notificationclick", { notification: { data, close: () => led.push("close") } });
      await settle();
    },
  };
}

/** The names of the caches with the paths in each, in order; empty ones are omitted. */
export async function listCaches({ caches, origin }: Site): Promise<Record<string, string[]>> {
  const listed: Record<string, string[]> = {};
  for (const name of await caches.keys()) {
    const keys = await (await caches.open(name)).keys();
    if (keys.length > 0) listed[name] = keys.map(({ url }) => url.slice(origin.length));
  }
  return listed;
}
